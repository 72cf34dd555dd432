import { expect, test } from 'vitest';
import { firstTurn, giveCharacter } from '../../test/support.ts';

const withAli = () =>
  firstTurn({ characters: true }).change((s) => {
    giveCharacter(s, 0, 'ali');
  });

test('ALM-ALI-1 ALM-C1 draws from the supply and places it in any row; no refill', () => {
  const position = withAli();
  const { supply, board } = structuredClone(position.state);
  position.play('p0: draw');
  expect(position.revealed).toBe(true);
  expect(position.state.turn.drawn).toBe(supply.at(-1));
  expect(position.view(1)).toMatchObject({ turn: { drawn: supply.at(-1) } });
  position.expectRefusal('p0: place at 0.1', 'wrong-row').expectRefusal('p0: take 1a at 1.1', 'not-now');
  expect(new Set(position.legal(0).filter((text) => text.startsWith('place')))).toEqual(
    new Set(['place at 1.1', 'place at 2.1', 'place at 3.1', 'place at 4.1']),
  );
  position.play('p0: place at 4.1', 'p0: end').expectAsked(1);
  expect(position.state.supply).toEqual(supply.slice(0, -1));
  expect(position.state.board).toEqual(board);
});

test('ALM-ALI-1 ALM-C1 or lays it on the board and places what was there, under the row rule', () => {
  const position = withAli();
  const replaced = position.state.board[3]!;
  position.play('p0: draw');
  const { drawn } = structuredClone(position.state.turn);
  position.expectRefusal('p0: replace 2b at 3.1', 'wrong-row', { rows: [2] }).play('p0: replace 2b at 2.1', 'p0: end');
  expect(position.state.board[3]).toBe(drawn);
  expect(position.state.players[0]!.realm.landscapes).toContain(replaced);
});

test('ALM-C20 the landscape he draws is seen by all; the one replaced may use Morgiana', () => {
  const position = withAli().change((s) => {
    giveCharacter(s, 0, 'morgiana');
  });
  position.play('p0: draw');
  expect(position.events).toMatchObject([{ type: 'landscapeDrawn', seat: 0, landscape: position.state.turn.drawn }]);
  position.play('p0: replace 2b at 3.1');
});

test('ALM-C1 with an empty supply he does nothing', () => {
  const position = withAli().change((s) => {
    s.supply = [];
  });
  position.expectRefusal('p0: draw', 'supply-empty');
  expect(position.legal(0)).not.toContain('draw');
});

test('ALM-ALI-1 only his owner draws', () => {
  firstTurn({ characters: true }).expectRefusal('p0: draw', 'power-missing', { character: 'ali' });
});
