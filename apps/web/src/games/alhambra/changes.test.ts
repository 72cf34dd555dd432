import { kindOf, TILES } from '@majlis/alhambra/client';
import type { Json } from '@majlis/kernel';
import { expect, test } from 'vitest';
import type { Telling } from '../ui.ts';
import { tellChanges } from './changes.ts';

const telling = {
  say: (id: string, values: object = {}) => `${id} ${Object.values(values).join(' ')}`.trim(),
  nameOf: (seat: number) => `p${seat}`,
} as unknown as Telling;

const [first, second] = TILES.flatMap((tile, id) => (tile !== undefined && id > 0 && kindOf(id) === 5 ? [id] : []));
const view = (boards: number[][], market: (number | null)[] = [], hand: number[] = []): Json =>
  ({
    players: boards.map((tiles, seat) => ({ board: { tiles }, hand: { items: seat === 0 ? hand : null } })),
    market,
  }) as unknown as Json;

test('a lead that was lost, and one that was won', () => {
  const lost = tellChanges(telling, view([[first!], []]), view([[first!], [second!, second!]]), 0);
  expect(lost.map(({ text }) => text)).toEqual([expect.stringContaining('alhambra.recap.leadLost')]);
  expect(lost[0]!.text).toContain('p1 2 1');
  const won = tellChanges(telling, view([[], [first!]]), view([[second!, second!], [first!]]), 0);
  expect(won.map(({ text }) => text)).toEqual([expect.stringContaining('alhambra.recap.leadWon')]);
  expect(tellChanges(telling, view([[], []]), view([[], []]), 0)).toEqual([]);
});

test('a building is missed only by those who could have paid for it', () => {
  const rich = Array.from({ length: 36 }, (_, card) => card);
  const gone = tellChanges(telling, view([[], []], [first!], rich), view([[], []], [second!]), 0);
  expect(gone.map(({ text }) => text)).toEqual([expect.stringContaining('alhambra.recap.gone')]);
  expect(tellChanges(telling, view([[], []], [first!], []), view([[], []], [second!]), 0)).toEqual([]);
  expect(tellChanges(telling, view([[], []], [first!], rich), view([[], []], [first!]), 0)).toEqual([]);
});
