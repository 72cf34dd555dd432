import { playableById } from '@majlis/games/heuristics';
import { nullLog, type Seat } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { seedOf } from '../../test/lantern.ts';
import { searchBot } from '../index.ts';

/** Whose moves a search compared in the first position of an Alhambra for three, and what it expects to follow. */
function lookAhead(ownMovesOnly: boolean) {
  const { game, heuristics } = playableById('alhambra')!;
  const checked = game.checkConfig({}, 3);
  if (!checked.ok) throw new Error(checked.refusal.code);
  const state = game.setup(checked.value, 3, seedOf(2), nullLog);
  const seat = game.deciders(state)[0]!;
  const compared = new Set<Seat>();
  const rank: typeof heuristics.rank = (s, of) => {
    compared.add(of);
    return heuristics.rank(s, of);
  };
  const bot = searchBot<unknown, unknown, unknown>(
    { game, heuristics: { ...heuristics, rank } },
    { iterations: 200, ownMovesOnly },
  );
  const knowledge = game.knowledge(state, seat);
  const { line = [] } = bot.choose({ seat, knowledge, legal: game.legalActions(state, seat), seed: 'look' });
  return { seat, compared: [...compared], rivals: line.filter((move) => move.seat !== seat) };
}

test('a search that looks at its own moves alone compares nobody else’s, and says what the others will answer', () => {
  const { seat, compared, rivals } = lookAhead(true);
  expect(compared).toEqual([seat]);
  expect(rivals.length).toBeGreaterThan(0);
});

test('otherwise it compares the answers of others, too', () => {
  const { compared, rivals } = lookAhead(false);
  expect(compared.length).toBeGreaterThan(1);
  expect(rivals.length).toBeGreaterThan(0);
});
