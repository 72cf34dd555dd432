import type { Seat } from '@majlis/kernel';
import type { AlhambraAction } from '../../actions.ts';
import { SIDES } from '../../board/cells.ts';
import { siteAtCell } from '../../board/facts.ts';
import { kindOf } from '../../content/tiles.ts';
import type { Outlook } from '../../heuristics/outlook.ts';
import type { ModuleBots } from '../../module-parts.ts';
import type { State } from '../../state.ts';
import { citizensOf, mayMoveIn, seriesPoints, traderOf } from './citizens.ts';
import { TRIPLES } from './frames.ts';
import type { StreetTraderAction } from './state.ts';

/** What one more citizen of this colour adds to the series. */
function gainOf(s: State, seat: Seat, colour: number): number {
  const now = citizensOf(s, seat);
  return seriesPoints(now.with(colour, now[colour]! + 1)) - seriesPoints(now);
}

/** Colours with many buildings come along more often. */
const COMMON = [7, 7, 9, 9, 11, 11];
const commonness = (citizens: readonly number[]): number => citizens.reduce((sum, kind) => sum + COMMON[kind]!, 0);

/** How likely the tile is laid where the trader stands. */
const LIKELY = 0.3;
const scoringsLeft = ({ rounds, ahead }: Outlook): number => rounds.length - 0.5 * ahead;

export const streetTraderBots: ModuleBots<StreetTraderAction> = {
  worth: {
    'street-trader.choose': (_sight, { citizens }) => 0.1 * commonness(citizens),
    'street-trader.moveIn': ({ s, seat, outlook }, { recruit }) =>
      5 + scoringsLeft(outlook) + (recruit === null ? 0 : 0.2 * gainOf(s, seat, recruit)),
    'street-trader.exchange': ({ s, seat }, { citizen: give, building: get }) => {
      const { citizens } = traderOf(s, seat);
      const doubled = citizens.filter((citizen) => citizen === give).length > 1 ? 0.3 : 0;
      const fresh = citizens.includes(get) ? -0.5 : 0;
      return doubled + fresh + 0.1 * (gainOf(s, seat, get) - gainOf(s, seat, give));
    },
    'street-trader.put': ({ s, seat }, { cell }) => {
      const site = siteAtCell(s.players[seat]!.board, cell);
      return site === null || site.encloses || site.walled === site.beside ? 0 : 1;
    },
  },
  rank: {
    'street-trader.choose': () =>
      TRIPLES.toSorted((a, b) => commonness(b) - commonness(a))
        .slice(0, 6)
        .flatMap((citizens) =>
          SIDES.map((side) => {
            const action: AlhambraAction = { type: 'street-trader.choose', citizens, side };
            return { action, worth: 0.1 * commonness(citizens) };
          }),
        ),
  },
  wanted: (s, seat, tile, outlook) =>
    mayMoveIn(s, seat, tile) ? LIKELY * scoringsLeft(outlook) * gainOf(s, seat, kindOf(tile)) : 0,
  estimate: (s, seat, outlook) => scoringsLeft(outlook) * seriesPoints(citizensOf(s, seat)),
};
