import type { Seat } from '@majlis/kernel';
import type { State } from '../state.ts';
import { type Wants, wantsOf } from './money.ts';
import { kindWorths, type Outlook, outlookOf } from './outlook.ts';

/** What is looked up once to judge where a tile would lie well. */
export interface Look {
  readonly s: State;
  readonly seat: Seat;
  readonly outlook: Outlook;
  /** What one more building of each kind adds. */
  readonly kinds: readonly number[];
}

/** Everything that is looked up once for a decision. */
export interface Sight extends Look {
  readonly wants: Wants;
}

export function lookOf(s: State, seat: Seat): Look {
  const outlook = outlookOf(s);
  return { s, seat, outlook, kinds: kindWorths(s, seat, outlook) };
}

export function sightOf(s: State, seat: Seat): Sight {
  const look = lookOf(s, seat);
  const { outlook, kinds } = look;
  return { s, seat, outlook, kinds, wants: wantsOf(look) };
}
