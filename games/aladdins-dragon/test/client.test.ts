import { expect, test } from 'vitest';
import { bribeSeen, strengthsSeen } from '../src/client.ts';
import { GUARD } from '../src/content/board.ts';
import { scene } from './scene.ts';

test('ADR-GUARD-2 what a page says the guard asks for is what the question asks for', () => {
  const tokens = [
    { guard: [4], room1: [5] },
    { guard: [9], room1: [2] },
    { guard: [2], room2: [1] },
  ];
  const t = scene({ guard: 7, tokens }).until('bribe');
  for (const seat of [0, 2]) {
    expect(t.asked).toEqual([seat]);
    const amount = t.position.game.prompt(t.s, seat)!.params as { amount: number };
    expect(bribeSeen(t.position.view('spectator'), seat)).toBe(amount.amount);
    t.play(`p${seat}: decline`);
  }
  expect(bribeSeen(t.position.view('spectator'), 1)).toBe(0);
  expect(strengthsSeen(t.position.view('spectator'), GUARD)).toEqual([4, 9, 2]);
});
