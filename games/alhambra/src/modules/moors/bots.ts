import type { Seat } from '@majlis/kernel';
import type { Outlook } from '../../heuristics/outlook.ts';
import type { ModuleBots } from '../../module-parts.ts';
import type { State } from '../../state.ts';
import { COUNTERS } from './content.ts';
import { buildingsByCounter, counterOf, mayTurn, moorsIn, pointsOf, sectionFor } from './counters.ts';
import type { MoorsAction } from './state.ts';

const gainOf = (s: State, seat: Seat): number =>
  moorsIn(s)
    .owned[seat]!.filter(mayTurn)
    .reduce((sum, own) => sum + pointsOf({ ...own, at: own.at + 1 }) - pointsOf(own), 0);

/** How often the counters may still be turned, more or less: one turn in six is given to it. */
const TURNS = 3;

/** Points at every scoring to come, and some of what turning can still bring. */
function estimate(s: State, seat: Seat, { rounds, ahead }: Outlook): number {
  return moorsIn(s).owned[seat]!.reduce((sum, own) => {
    const reached = Math.min(own.mark, own.at + Math.round(TURNS * ahead));
    return sum + pointsOf(own) * rounds.length + 0.5 * (pointsOf({ ...own, at: reached }) - pointsOf(own));
  }, 0);
}

/** One more building of a price lets its counter be turned further. */
function wanted(s: State, seat: Seat, tile: number, { rounds, ahead }: Outlook): number {
  const counter = counterOf(tile);
  if (counter === null) return 0;
  const now = buildingsByCounter(s, seat)[counter]!;
  if (now === 0) return 0.2 * ahead;
  const hasOne = moorsIn(s).owned[seat]!.some((own) => own.counter === counter);
  if (!hasOne && moorsIn(s).left[counter] === 0) return 0;
  const { points } = COUNTERS[counter]!;
  const before = now < 2 ? 0 : points[sectionFor(counter, now)]!;
  return 0.25 * Math.min(1, 2 * ahead) * rounds.length * (points[sectionFor(counter, now + 1)]! - before);
}

export const moorsBots: ModuleBots<MoorsAction> = {
  worth: { 'moors.turn': ({ s, seat, outlook }) => 0.9 * gainOf(s, seat) * outlook.rounds.length },
  estimate,
  wanted,
};
