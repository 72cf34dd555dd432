import { nullLog } from '@majlis/kernel';
import { lantern } from '@majlis/lantern';
import { describe, expect, test } from 'vitest';
import { known, question, seedOf } from '../test/lantern.ts';
import { type Decision, plain } from './bot.ts';
import { askGuarded, awaitGuarded, greedyBot } from './index.ts';

type Action = ReturnType<typeof lantern.legalActions>[number];
const state = lantern.setup({ rounds: 5 }, 3, seedOf(4), nullLog);
const check = (action: Action) => lantern.check(state, 0, action);
const asked = question(state, 0);
const greedy = greedyBot(known).choose(asked).action;
const bot = (choose: () => Decision<Action>) => ({ name: 'odd', choose });

describe('the watchdog', () => {
  test('lets a good answer pass', () => {
    const answer = askGuarded(greedyBot(known), known, asked, { now: () => 0, cap: 100, check });
    expect(answer).toMatchObject({ decision: { action: greedy }, mishap: null });
  });

  test('replaces a bot that throws by the greedy move, and records it', () => {
    const throws = bot(() => {
      throw new Error('lost the thread');
    });
    expect(askGuarded(throws, known, asked, { now: () => 0, cap: 100, check })).toMatchObject({
      decision: { action: greedy },
      mishap: { bot: 'odd', reason: 'threw', detail: 'lost the thread' },
    });
  });

  test('replaces an illegal answer', () => {
    const illegal = bot(() => plain<Action>({ type: 'bid', coins: 3 }));
    expect(askGuarded(illegal, known, asked, { now: () => 0, cap: 100, check })).toMatchObject({
      decision: { action: greedy },
      mishap: { reason: 'refused', detail: 'not-possible-now' },
    });
  });

  test('does not listen to a bot that took twice its time', () => {
    let clock = 0;
    const slow = bot(() => {
      clock += 250;
      return plain<Action>({ type: 'oil', value: state.players[0]!.oil[0]! });
    });
    expect(askGuarded(slow, known, asked, { now: () => clock, cap: 100, check })).toMatchObject({
      decision: { action: greedy },
      mishap: { reason: 'late', detail: '250 ms' },
    });
  });

  test('still has a legal move when the heuristics are at fault', () => {
    const broken = {
      ...known,
      heuristics: {
        ...known.heuristics,
        rank: () => {
          throw new Error('heuristics');
        },
      },
    };
    const answer = askGuarded(greedyBot(broken), broken, asked, { now: () => 0, cap: 100, check });
    expect(answer.mishap?.reason).toBe('threw');
    expect(check(answer.decision.action)).toBeNull();
  });

  test('does not wait for a bot elsewhere that never answers, or whose worker dies', async () => {
    const guard = { now: () => 0, cap: 5, check };
    const never = new Promise<Decision<Action>>(() => {});
    expect((await awaitGuarded({ name: 'far' }, never, known, asked, guard)).mishap?.reason).toBe('late');
    const dead = Promise.reject(new Error('worker gone'));
    expect((await awaitGuarded({ name: 'far' }, dead, known, asked, guard)).mishap?.reason).toBe('threw');
    const well = Promise.resolve(plain(greedy));
    expect((await awaitGuarded({ name: 'far' }, well, known, asked, guard)).mishap).toBeNull();
  });
});
