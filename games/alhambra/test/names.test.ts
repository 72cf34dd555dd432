import { expect, it } from 'vitest';
import { alhambra } from '../src/index.ts';
import { MODULE_IDS } from '../src/modules/index.ts';
import { named } from '../src/names.ts';
import { table } from './table.ts';

interface Read {
  readonly players: readonly { hand: { count: number; items?: unknown }; board: unknown }[];
  readonly row: unknown;
  readonly market: unknown;
  readonly mod: Readonly<Record<string, Record<string, unknown>>>;
}

it('what a seat sees is read in the words of the actions', () => {
  const position = table(3, MODULE_IDS, {
    hands: { 0: 'b3 d5 x-by' },
    row: 'b1 g2 o3 y4',
    market: ['garden10', 'tower12', 'camp8-ne', null],
    boards: { 0: [['arcades8-e', 1, 0]] },
    characters: { 1: ['laila'] },
  });
  const seen = named(position.view(0)) as Read;
  expect(seen.players[0]!.hand).toEqual({ count: 3, items: ['b3', 'd5', 'x-by'] });
  expect(seen.players[1]!.hand.count).toBe(0);
  expect(seen.players[0]!.board).toMatchObject({ cells: ['0,0', '1,0'], tiles: ['fountain', 'arcades8-e'] });
  expect([seen.row, seen.market]).toEqual([
    ['b1', 'g2', 'o3', 'y4'],
    ['garden10', 'tower12', 'camp8-ne', null],
  ]);
  expect(seen.mod['characters']!['owned']).toEqual([[], [expect.stringContaining('laila')], []]);
  expect(JSON.stringify(seen.mod['thieves'])).toMatch(/denar|dirham|ducat|florin/);
  expect(JSON.stringify(seen.mod['treasure-chamber']!['rooms'])).toMatch(
    /pavilion|seraglio|arcades|chambers|garden|tower/,
  );
  expect(seen.mod['vizier']).toEqual({ faceUp: [true, true, true] });
});

it('so is what happens, in any game, without a number nobody knows', () => {
  const position = table(3, MODULE_IDS, { row: 'b1 g2 o3 y4' }).play('p0: take b1 g2');
  const took = position.events.find(({ type }) => type === 'tookMoney');
  expect(named(took)).toEqual({ type: 'tookMoney', seat: 0, cards: ['b1', 'g2'] });
  position.playOn(({ state }) => alhambra.outcome(state) !== null);
  for (const event of position.events) expect(() => named(event)).not.toThrow();
  expect(() => named(position.view('spectator'))).not.toThrow();
});
