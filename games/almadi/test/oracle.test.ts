import { rngFrom } from '@majlis/kernel';
import { describe, expect, test } from 'vitest';
import { almadi, designedContent as content, type State } from '../src/index.ts';
import { scoreLines, totalsOf } from '../src/scoring/score.ts';
import { Corpus, playRandomGame } from './corpus.ts';
import { allActions } from './slow/all-actions.ts';
import { slowTotal } from './slow/score.ts';

const GAMES = 40;

/** Random games, half with characters; `visit` sees every position in which somebody is asked. */
function visitGames(name: string, games: number, visit: (s: State, seat: number) => void): void {
  for (let i = 0; i < games; i++) {
    playRandomGame(new Corpus(), `${name} ${i}`, 2 + ((i >> 1) % 4), i % 2 === 1, visit);
  }
}

describe('against plain versions over random games', () => {
  test('ALM-SCORE-1 every total, at the end and on the way', () => {
    const rng = rngFrom('oracle');
    const compare = (s: State) => {
      const totals = totalsOf(scoreLines(s, content), s.players.length);
      expect(totals).toEqual(s.players.map((_, seat) => slowTotal(s, seat)));
    };
    for (let i = 0; i < GAMES; i++) {
      const end = playRandomGame(new Corpus(), `totals ${i}`, 2 + ((i >> 1) % 4), i % 2 === 1, (s) => {
        if (rng.below(20) === 0 && s.players.every((player) => player.start !== null)) compare(s);
      });
      compare(end);
      expect(end.over!.scores).toEqual(end.players.map((_, seat) => slowTotal(end, seat)));
    }
  });

  test('the listed actions are exactly those that the rules accept', () => {
    const rng = rngFrom('listed');
    const seen = new Set<string>();
    visitGames('listed', GAMES, (s, seat) => {
      if (rng.below(12) > 0) return;
      const accepted = allActions(s, seat).filter((action) => almadi.check(s, seat, action) === null);
      const listed = almadi.legalActions(s, seat);
      for (const { type } of listed) seen.add(type);
      const texts = (actions: readonly (typeof listed)[number][]) => actions.map((a) => almadi.actionText(a)).sort();
      expect(texts(listed)).toEqual(texts(accepted));
    });
    expect(seen.size).toBeGreaterThanOrEqual(10);
  });
});
