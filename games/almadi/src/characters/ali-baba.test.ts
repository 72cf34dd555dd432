import { expect, test } from 'vitest';
import { afterPlacing, firstTurn, giveCharacter } from '../../test/support.ts';

const after = (edit: Parameters<ReturnType<typeof firstTurn>['change']>[0]) =>
  afterPlacing(firstTurn({ characters: true }), { ruby: 2, genie: 1 }).change((s) => {
    giveCharacter(s, 0, 'ali-baba', 'aladdin');
    edit(s);
  });

test('ALM-ALIBABA-1 a ruby side gives two rubies, another character still one', () => {
  const position = after(() => {}).play('p0: perform ruby');
  expect(position.state.players[0]!.rubies).toBe(2);
  position.play('p0: bonus aladdin');
  expect(position.state.players[0]!.rubies).toBe(3);
});

test('ALM-C6 he takes what is left', () => {
  const position = after((s) => {
    s.rubies = 1;
  }).play('p0: perform ruby');
  expect(position.events).toContainEqual({ type: 'rubiesTaken', seat: 0, rubies: 1, by: null });
});
