import { nullLog, type Seat } from '@majlis/kernel';
import { lantern } from '@majlis/lantern';
import { describe, expect, test } from 'vitest';
import { known, limits, question, seedOf } from '../../test/lantern.ts';
import { playGame } from '../arena/play-game.ts';
import type { AnyBot, Decision, Question } from '../bot.ts';
import { searchBot } from '../index.ts';

const bot = searchBot(known, { iterations: 80 });
type State = ReturnType<typeof lantern.setup>;
type Action = ReturnType<typeof lantern.legalActions>[number];

interface Twice {
  readonly state: State;
  readonly seat: Seat;
  readonly first: Decision<Action>;
}

/** Positions in which a seat has a choice right after another one of its own. */
function* secondChoices(): Generator<Twice> {
  for (let n = 0; n < 6; n++) {
    const state = lantern.setup({ rounds: 5 }, 3, seedOf(n), nullLog);
    while (lantern.outcome(state) === null) {
      const seat = lantern.deciders(state)[0]!;
      const first = bot.choose(question(state, seat));
      lantern.apply(state, seat, first.action, nullLog);
      if (lantern.outcome(state) !== null || lantern.deciders(state)[0] !== seat) continue;
      if (first.iterations > 0 && lantern.legalActions(state, seat).length > 1) yield { state, seat, first };
    }
  }
}

const triesOf = ({ candidates }: Decision<Action>): number => candidates.reduce((sum, { visits }) => sum + visits, 0);

describe('a search that decided for the same seat just before', () => {
  test('goes on from what it found out then, and answers the same question the same way', () => {
    let wentOn = 0;
    for (const { state, seat, first } of secondChoices()) {
      const asked = { ...question(state, seat), before: first.thought! };
      const second = bot.choose(asked);
      expect(bot.choose(asked)).toEqual(second);
      expect(lantern.check(state, seat, second.action)).toBeNull();
      if (triesOf(second) > second.iterations) wentOn++;
    }
    expect(wentOn).toBeGreaterThan(3);
  });

  test('begins anew with what another seat thought', () => {
    for (const { state, seat, first } of secondChoices()) {
      const ofOther = first.thought!.map((node) => ({ ...node!, seat: seat + 1 }));
      const [asked, without] = [{ ...question(state, seat), before: ofOther }, question(state, seat)];
      expect(bot.choose(asked)).toEqual(bot.choose(without));
      return;
    }
  });

  test('keeps nothing of moves that are no candidates now', () => {
    const strange = { action: 'strange' as never, visits: 1000, seen: 1000, total: 1000, worth: 1000, next: null };
    for (const { state, seat, first } of secondChoices()) {
      const before = first.thought!.map((node) => ({ ...node!, seat, edges: new Map([['strange', strange]]) }));
      expect(bot.choose({ ...question(state, seat), before })).toEqual(bot.choose(question(state, seat)));
      return;
    }
  });
});

test('a game hands a thought back with the next question if it is to the same seat, and never to another', () => {
  const asked: { seat: Seat; handed: boolean }[] = [];
  const spy: AnyBot = {
    name: 'spy',
    choose: (put: Question<Action, never>) => {
      asked.push({ seat: put.seat, handed: put.before !== undefined });
      return bot.choose(put);
    },
  };
  playGame({ known, config: { rounds: 5 }, seed: seedOf(2), bots: [spy, spy, spy] }, limits);
  expect(asked.filter(({ handed }) => handed).length).toBeGreaterThan(0);
  asked.forEach(({ seat, handed }, i) => {
    if (handed) expect(asked[i - 1]!.seat).toBe(seat);
  });
});
