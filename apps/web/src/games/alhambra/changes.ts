import { BUILDINGS, currencyOf, FOUNTAIN, faceValueOf, kindOf, TILES, type View } from '@majlis/alhambra/client';
import type { Json, Seat } from '@majlis/kernel';
import type { Change } from '../changes.ts';
import type { Telling } from '../ui.ts';
import { buildingName } from './words.ts';

/** Leads lost and won, and buildings one could have paid for that are gone. */
export function tellChanges(telling: Telling, before: Json, now: Json, seat: Seat): Change[] {
  const then = before as unknown as View;
  const today = now as unknown as View;
  return [...leads(telling, then, today, seat), ...gone(telling, then, today, seat)];
}

const countsOf = ({ players }: View, kind: number): number[] =>
  players.map(({ board }) => board.tiles.filter((tile) => tile !== FOUNTAIN && kindOf(tile) === kind).length);

const leads = ({ say, nameOf }: Telling, then: View, today: View, seat: Seat): Change[] =>
  BUILDINGS.flatMap((_, kind): Change[] => {
    const was = countsOf(then, kind);
    const is = countsOf(today, kind);
    const mine = is[seat]!;
    const best = Math.max(...is);
    const led = was[seat]! > 0 && was[seat] === Math.max(...was);
    const leads = mine > 0 && mine === best;
    const building = buildingName(say, kind);
    if (led && !leads) {
      const name = nameOf(is.indexOf(best));
      return [{ text: say('alhambra.recap.leadLost', { building, name, theirs: best, mine }), weight: 80 + kind }];
    }
    return !led && leads ? [{ text: say('alhambra.recap.leadWon', { building, mine }), weight: 60 + kind }] : [];
  });

function gone({ say }: Telling, then: View, today: View, seat: Seat): Change[] {
  const hand = then.players[seat]?.hand.items ?? [];
  const mine = today.players[seat]?.board.tiles ?? [];
  return then.market.flatMap((tile, square): Change[] => {
    if (tile === null || today.market.includes(tile) || mine.includes(tile)) return [];
    const money = hand.filter((card) => currencyOf(card) === square).reduce((sum, card) => sum + faceValueOf(card), 0);
    const { price } = TILES[tile]!;
    if (money < price) return [];
    return [
      { text: say('alhambra.recap.gone', { building: buildingName(say, kindOf(tile)), price }), weight: 40 + price },
    ];
  });
}
