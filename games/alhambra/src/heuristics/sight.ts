import type { Seat } from '@majlis/kernel';
import type { State } from '../state.ts';
import { type Wants, wantsOf } from './money.ts';
import { kindWorths, type Outlook, outlookOf } from './outlook.ts';

/** Everything that is looked up once for a decision. */
export interface Sight {
  readonly s: State;
  readonly seat: Seat;
  readonly outlook: Outlook;
  /** What one more building of each kind adds. */
  readonly kinds: readonly number[];
  readonly wants: Wants;
}

export function sightOf(s: State, seat: Seat): Sight {
  const outlook = outlookOf(s);
  const kinds = kindWorths(s, seat, outlook);
  return { s, seat, outlook, kinds, wants: wantsOf(s, seat, outlook, kinds) };
}
