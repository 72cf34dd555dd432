import { expect, test } from 'vitest';
import { magic } from '../../../test/scene.ts';

test('ADR-SPY-1 from now on all others place face up, the spy face down, until the round ends', () => {
  const t = magic({ spells: [['spy', 'charity']] });
  t.play('p0: place 1 at guard', 'p0: pass', 'p1: place 1 at guard');
  t.play('p0: cast spy', 'p0: pass', 'p0: pass', 'p2: place 1 at guard', 'p0: place 2 at guard', 'p0: pass');
  t.play('p1: place 9 at market');
  expect(t.events('tokenPlaced').map(({ value }) => value)).toEqual([null, null, 1, null, 9]);
  expect(t.position.view('spectator').players[1]!.tokens.map(({ value }) => value)).toEqual([null, 9]);
  t.until('market');
  expect(t.s.spy).toBe(0);
});

test('ADR-36 it is too late when all tokens lie', () => {
  const t = magic({ spells: [['spy']], tokens: [{ market: [9] }, { guard: [8] }, { guard: [1] }] });
  t.refuses('p0: cast spy', 'spell-not-now', { spell: 'spy' });
});
