/** Every action there could be at a table, to find out which ones are legal by asking `check` alone. */

import { CARD_EFFECTS } from '../../src/actions.ts';
import { type Action, CHARACTER_IDS, cellAt, columnOf, type State } from '../../src/index.ts';

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

export function allActions(s: State, seat: number): Action[] {
  const { realm, hand } = s.players[seat]!;
  const last = Math.max(0, ...realm.cells.map(columnOf)) + 2;
  const cells = range(0, 5).flatMap((row) => range(0, last).map((column) => cellAt(row, column)));
  const slots = range(0, 7);
  const pairs = <T>(items: readonly T[]) => items.flatMap((a, i) => items.slice(i + 1).map((b) => [a, b] as const));
  return [
    ...range(0, 4).map((tile): Action => ({ type: 'start', tile })),
    ...pairs(hand).map((characters): Action => ({ type: 'keep', characters })),
    ...slots.flatMap((slot) => cells.map((cell): Action => ({ type: 'take', slot, cell }))),
    ...slots.flatMap((slot) => cells.map((cell): Action => ({ type: 'replace', slot, cell }))),
    ...cells.map((cell): Action => ({ type: 'place', cell })),
    ...CARD_EFFECTS.map((effect): Action => ({ type: 'perform', effect })),
    ...range(1, 32).map((objective): Action => ({ type: 'claim', objective })),
    ...[...realm.cells, cellAt(2, last)].flatMap((from) => cells.map((to): Action => ({ type: 'move', from, to }))),
    ...pairs(realm.cells).map(([first, second]): Action => ({ type: 'switch', first, second })),
    ...CHARACTER_IDS.flatMap((character): Action[] => [
      { type: 'bonus', character },
      { type: 'recruit', character },
      { type: 'copy', character },
    ]),
    ...range(0, 4).flatMap((card): Action[] => [
      { type: 'exchange', give: 'mosaic', card },
      { type: 'exchange', give: 'stall', card },
    ]),
    { type: 'draw' },
    { type: 'decline' },
    { type: 'end' },
  ];
}
