import { expect, test } from 'vitest';
import { firstTurn, giveCharacter } from '../../test/support.ts';

import type { State } from '../index.ts';

const lastTurn = () =>
  firstTurn({ characters: true }).playOn(
    (p) => (p.state as State).supply.length === 1 && (p.state as State).stack.at(-1)?.kind === 'performEffects',
  );

test('ALM-DUNYAZAD-1 ALM-C2 one full turn after the last refill, without a refill', () => {
  const position = lastTurn().change((s) => {
    giveCharacter(s, 0, 'dunyazad');
  });
  position.play('p1: end').expectAsked(0);
  expect(position.state.supply).toEqual([]);
  expect(position.events).toContainEqual({ type: 'turnBegun', seat: 0, extra: true });
  const take = position.legal(0).find((text) => text.startsWith('take'))!;
  position.play(`p0: ${take}`, 'p0: end');
  expect(position.outcome).not.toBeNull();
  expect(position.state.players.map((p) => p.realm.cells.length - 4)).toEqual([17, 16]);
  expect(position.state.board.filter((tile) => tile === null)).toHaveLength(1);
});

test('ALM-DUNYAZAD-1 without her the game ends at the last refill', () => {
  expect(lastTurn().play('p1: end').outcome).not.toBeNull();
});
