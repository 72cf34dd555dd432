import { gameById } from '@majlis/games';
import { rngFrom } from '@majlis/kernel';
import { type Command, type StandingAnswer, show, Table, type Terms } from '@majlis/table';
import { expect, test } from 'vitest';
import { answersFor, givenTo, usualPass } from './lasting.ts';

test.each(['answer', 'tally', 'palace', 'round'] as const)(
  'a pass for the %s is the server’s to give, and known again',
  (until) => {
    const during = until === 'answer' ? { stage: 'placing' } : {};
    expect(givenTo(answersFor(until, { round: 2, stage: 'placing' }), 1)).toEqual({
      until,
      round: 2,
      seat: 1,
      ...during,
    });
  },
);

test('ADR-42 while tokens are placed a pass lasts until something is declared, unless the player says otherwise', () => {
  expect(usualPass('placing')).toBe('answer');
  expect(usualPass('tallying')).toBe('once');
});

test('a pass once is no standing answer', () => {
  expect(answersFor('once', { round: 2, stage: 'placing' })).toEqual([]);
  expect(givenTo([], 1)).toBeNull();
});

test('until something is declared, the table passes; then it asks', () => {
  const game = gameById('aladdins-dragon')!;
  const rng = rngFrom('5'.repeat(32));
  const config = { version: 'magic', maxRounds: 6 };
  const terms: Terms = { rated: false, clock: { kind: 'none' }, standIn: 'easy' };
  const { table } = Table.create(game, { config, seats: 3, seed: '5'.repeat(32), terms }, 0);
  const must = (command: Command) => expect(table.handle(command, 0)).toMatchObject({ ok: true });
  for (const seat of [0, 1, 2]) must({ do: 'seat', seat, holder: { kind: 'human', player: `p${seat}` } });
  must({ do: 'start' });
  const seen = { quiet: 0, declared: 0 };
  while (table.book.phase === 'playing') {
    const seat = table.book.asked[0]!;
    const { prompt, legal } = show(table, seat).decision!;
    if (prompt.kind === 'plays') {
      const { declared } = prompt.params as { declared: number };
      const view = table.position.state as { round: number; stage: 'placing' };
      must({ do: 'setStanding', seat, answers: answersFor('answer', view) as StandingAnswer[] });
      const passes = table.pending().some((pending) => pending.seat === seat && pending.kind === 'standing');
      expect(passes).toBe(declared === 0);
      must({ do: 'setStanding', seat, answers: [] });
      seen[declared === 0 ? 'quiet' : 'declared']++;
    }
    const action = legal[rng.below(legal.length)]!;
    must({ do: 'play', seat, decision: table.decisionOf(seat)!, action, how: 'hand' });
  }
  expect(Math.min(seen.quiet, seen.declared)).toBeGreaterThan(0);
});
