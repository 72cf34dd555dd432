import { designedContent as content, designedPack, type State, TYPES } from '../src/index.ts';
import { cellText } from '../src/realm/cells.ts';
import { activatedSides, addContacts, noSides } from '../src/realm/contacts.ts';
import { mapOf, type Realm } from '../src/realm/realm.ts';
import type { Waiting } from '../src/state.ts';
import { GENIE, JAR, MARTELINE, RUBY, STALL } from '../src/words.ts';
import { type Almadi, afterPlacing, at, firstTurn, offer, paintFor } from './support.ts';

/** For every objective a position one action before p0 completes it, and that action. */
export interface NearlyDone {
  readonly objective: number;
  build(): { readonly position: Almadi; readonly line: string };
}

const hold = (objective: number) => (s: State) => {
  s.objectives = s.objectives.filter((id) => id !== objective);
  s.players[0]!.objectives = [objective];
};

/** A landscape of the given type, from the row of `cell`, completes what the painted realm begins. */
function byPlacing(objective: number, lines: readonly string[], type: string, cell: string): NearlyDone {
  return {
    objective,
    build() {
      const row = cell[0]!;
      const position = firstTurn({ seats: 5 }).change((s) => {
        offer(s, `${row}a`, `${type} >>>>`);
        paintFor(s, 0, ...lines);
        hold(objective)(s);
      });
      return { position, line: `p0: take ${row}a at ${cell}` };
    },
  };
}

/** The next card or ruby completes it; the stacks hold one card of kind 0 on top. */
function byPerforming(objective: number, effect: keyof Waiting, edit: (s: State) => void): NearlyDone {
  return {
    objective,
    build() {
      const position = afterPlacing(firstTurn(), { [effect]: 1 }).change((s) => {
        s.mosaicDeck.cards.push(0);
        s.stallDeck.cards.push(0);
        edit(s);
        hold(objective)(s);
      });
      return { position, line: `p0: perform ${effect}` };
    },
  };
}

/** Tiles chosen one by one so that each activates as many sides of the kind as it can. */
function byActivating(objective: number, side: number, need: number): NearlyDone {
  return {
    objective,
    build() {
      const position = firstTurn({ seats: 5 });
      const player = position.state.players[0]!;
      for (let i = 0; ; i++) {
        const { realm } = player;
        const cell = at(`${1 + (i % 4)}.${1 + (i >> 2)}`);
        const landscape = bestFor(realm, cell, side);
        const before = activatedSides(content, realm, mapOf(realm))[side]!;
        const gain = gainOf(realm, landscape, cell, side);
        if (before + gain < need) {
          player.realm = { landscapes: [...realm.landscapes, landscape], cells: [...realm.cells, cell] };
          continue;
        }
        const type = TYPES[content.typeOf[landscape]!]!;
        const slot = `${1 + (i % 4)}a`;
        position.change((s) => {
          offer(s, slot, `${type} ${designedPack.landscapes[type][landscape % 22]!.sides}`);
          hold(objective)(s);
        });
        return { position, line: `p0: take ${slot} at ${cellText(cell)}` };
      }
    },
  };
}

function gainOf(realm: Realm, landscape: number, cell: number, side: number): number {
  const counts = noSides();
  const laid = { landscapes: [...realm.landscapes, landscape], cells: [...realm.cells, cell] };
  addContacts(content, mapOf(laid), cell, counts);
  return counts[side]!;
}

function bestFor(realm: Realm, cell: number, side: number): number {
  const free = Array.from({ length: content.tiles }, (_, i) => i).filter((i) => !realm.landscapes.includes(i));
  const promise = (landscape: number): number => {
    const own = [0, 1, 2, 3].filter((direction) => content.sides[landscape * 4 + direction] === side).length;
    return gainOf(realm, landscape, cell, side) * 10 + own;
  };
  return free.reduce((best, landscape) => (promise(landscape) > promise(best) ? landscape : best));
}

const cards =
  (stalls: number[], mosaics: number[], rubies = 0) =>
  (s: State) => {
    Object.assign(s.players[0]!, { stalls, mosaics, rubies });
  };

/** Starting tile 0 has, from row 1: oasis, caravan, market, palace. */
export const nearlyDone: readonly NearlyDone[] = [
  byPlacing(1, ['.O', '.O', '.O', '..'], 'oasis', '4.2'),
  byPlacing(2, ['OMP.'], 'caravan', '1.4'),
  byPlacing(3, ['.OM', '.C.'], 'palace', '2.3'),
  byPlacing(4, ['.O', '.OO', '..OO', '...O'], 'oasis', '4.5'),
  byPlacing(5, ['.OOO', 'O..', '.OO'], 'oasis', '2.4'),
  byPerforming(6, 'stall', cards([1, 1, 1, 0], [4, 0, 0, 0])),
  byPlacing(7, ['.O.O', '.O.O', '.OO.'], 'oasis', '3.4'),
  byPerforming(8, 'marteline', cards([0, 2, 0, 0], [1, 1, 0, 0])),
  byPerforming(9, 'ruby', cards([1, 1, 1, 1], [0, 0, 0, 0], 3)),
  byPerforming(10, 'marteline', cards([0, 0, 0, 0], [1, 1, 1, 0], 4)),
  byActivating(11, GENIE, 5),
  byPlacing(12, ['CCC.C', '....'], 'oasis', '1.6'),
  byActivating(13, JAR, 7),
  byPlacing(14, ['.', 'O', '.O', '.C'], 'oasis', '4.3'),
  byPlacing(15, ['.OO', '.O'], 'oasis', '2.3'),
  byPlacing(16, ['.', 'O', '.C', '.O'], 'oasis', '3.1'),
  byPlacing(17, ['.OOO'], 'oasis', '1.1'),
  byPlacing(18, ['.CCC'], 'caravan', '1.1'),
  byPerforming(19, 'stall', cards([1, 1, 1, 0], [0, 0, 0, 0])),
  byActivating(20, STALL, 4),
  byPerforming(21, 'stall', cards([1, 2, 0, 0], [0, 0, 0, 0])),
  byPlacing(22, ['C', '.C', '..C', '..O'], 'caravan', '4.4'),
  byPlacing(23, ['.PPP'], 'palace', '1.1'),
  byPerforming(24, 'marteline', cards([0, 0, 0, 0], [1, 1, 1, 0])),
  byActivating(25, MARTELINE, 4),
  byPerforming(26, 'marteline', cards([0, 0, 0, 0], [1, 0, 2, 0])),
  byPlacing(27, ['..PC', '.P.', '..P'], 'palace', '2.4'),
  byPlacing(28, ['.MMM'], 'market', '1.1'),
  byActivating(29, RUBY, 4),
  byPlacing(30, ['.'], 'market', '1.1'),
  byPlacing(31, ['.MMM'], 'market', '1.1'),
  byPlacing(32, ['MM', 'M.'], 'market', '2.2'),
];
