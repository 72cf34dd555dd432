import { describe, expect, test } from 'vitest';
import { type Answer, Client } from '../../test/client.ts';
import { SEED } from '../../test/run.ts';

const OTHER = '0f0e0d0c0b0a09080706050403020100';
const lanesOf = async (client: Client, seeds: readonly string[], game = 'lantern', seats = 3): Promise<Answer> =>
  client.ask({ op: 'lanes', game, seats, seeds });

describe('games side by side', () => {
  test('play the same games as one at a time', async () => {
    const many = new Client();
    const one = new Client();
    let { asked } = await lanesOf(many, [SEED, OTHER]);
    await one.ask({ op: 'new', game: 'lantern', seats: 3, seed: OTHER });
    let ended: Answer[] = [];
    for (let move = 0; asked[1] !== null; move++) {
      const [seat, count] = asked[1];
      const { actions } = await one.ask({ op: 'legal', seat });
      expect(count).toBe(actions.length);
      const choice = (move * 7) % count;
      await one.ask({ op: 'act', seat, action: actions[choice] });
      ({ asked, ended } = await many.ask({ op: 'step', choices: [null, choice] }));
    }
    const { outcome } = await one.ask({ op: 'outcome' });
    expect(ended).toEqual([{ lane: 1, ...outcome }]);
    expect(asked[0]).not.toBeNull();
  });

  test.each([
    ['lantern', 3],
    ['alhambra', 3],
    ['almadi', 2],
    ['aladdins-dragon', 3],
  ])('%s run ahead by numbers is the game of the same choices one by one', async (game, seats) => {
    const [ahead, byOne] = [new Client(), new Client()];
    let { asked } = await lanesOf(ahead, [OTHER], game, seats);
    expect((await lanesOf(byOne, [OTHER], game, seats)).asked).toEqual(asked);
    const draws = Array.from({ length: 90 }, (_, i) => (i * 2_654_435_761) % 4_294_967_296);
    for (let from = 0; from < draws.length && asked[0] !== null; from += 30) {
      let step: Answer = { asked };
      let moves = 0;
      for (; moves < 30 && step.asked[0] !== null; moves++) {
        step = await byOne.ask({ op: 'step', choices: [draws[from + moves]! % step.asked[0][1]] });
      }
      const run = await ahead.ask({ op: 'run', draws: [draws.slice(from, from + 30)] });
      expect(run).toEqual({ ...step, moves });
      ({ asked } = run);
    }
    const look = { op: 'look', view: true, actions: true, scores: true };
    expect(await ahead.ask(look)).toEqual(await byOne.ask(look));
    const next = { op: 'step', choices: [asked[0] === null ? null : asked[0][1] - 1] };
    expect(await ahead.ask(next)).toEqual(await byOne.ask(next));
  });

  test('a lane stops where its game ends, and the others run on', async () => {
    const client = new Client();
    await lanesOf(client, [SEED, OTHER]);
    const draws = [Array.from({ length: 4096 }, () => 1), [1, 1]];
    const first = await client.ask({ op: 'run', draws });
    expect(first.ended.map(({ lane }: Answer) => lane)).toEqual([0]);
    expect(first.asked[0]).toBeNull();
    expect(first.moves).toBeLessThan(4096);
    const deal = [{ lane: 0, seed: SEED }];
    const second = await client.ask({ op: 'run', draws: [[1], [1, 1, 1]], deal });
    expect(second).toMatchObject({ moves: 3, ended: [] });
    expect(second.asked[0]).not.toBeNull();
    expect(await client.ask({ op: 'run', draws: [[1]] })).toMatchObject({ error: { code: 'no-such-choice' } });
  });

  test('a look shows what the seat to move sees, and what it may do', async () => {
    const many = new Client();
    const { asked } = await lanesOf(many, [SEED, OTHER]);
    const one = new Client();
    await one.ask({ op: 'new', game: 'lantern', seats: 3, seed: OTHER });
    const [seat] = asked[1];
    const wish = { op: 'look', lanes: [1], view: true, actions: true, texts: true, scores: true };
    const { lanes } = await many.ask(wish);
    const { view } = await one.ask({ op: 'view', viewer: seat });
    const legal = await one.ask({ op: 'legal', seat, texts: true });
    const { scores } = await one.ask({ op: 'scores' });
    expect(lanes).toEqual([{ view, actions: legal.actions, texts: legal.texts, scores }]);
    expect((await many.ask({ op: 'look' })).lanes).toEqual([{}, {}]);
  });

  test('a lane is dealt again without disturbing the others', async () => {
    const client = new Client();
    const { asked } = await lanesOf(client, [SEED, OTHER]);
    const stepped = await client.ask({ op: 'step', choices: [0, 0], deal: [{ lane: 1, seed: OTHER }] });
    expect(stepped.asked[1]).toEqual(asked[1]);
    expect(stepped.asked[0]).not.toEqual(asked[0]);
  });

  test('a choice too many changes nothing in any lane', async () => {
    const client = new Client();
    const { asked } = await lanesOf(client, [SEED, OTHER]);
    for (const choices of [[0, 99], [0], [0, 0, 0]]) {
      expect(await client.ask({ op: 'step', choices })).toMatchObject({ error: { code: 'no-such-choice' } });
    }
    const deal = [{ lane: 2, seed: SEED }];
    expect(await client.ask({ op: 'step', choices: [0, 0], deal })).toMatchObject({ error: { code: 'no-such-lane' } });
    expect((await client.ask({ op: 'step', choices: [null, null] })).asked).toEqual(asked);
  });

  test('what is not there is said', async () => {
    const client = new Client();
    expect(await client.ask({ op: 'step', choices: [] })).toMatchObject({ error: { code: 'no-lanes' } });
    expect(await client.ask({ op: 'look' })).toMatchObject({ error: { code: 'no-lanes' } });
    expect(await lanesOf(client, [SEED], 'chess')).toMatchObject({ error: { code: 'unknown-game' } });
    expect(await lanesOf(client, [SEED], 'lantern', 9)).toMatchObject({ refusal: { code: 'wrong-seats' } });
    await lanesOf(client, [SEED]);
    expect(await client.ask({ op: 'look', lanes: [1] })).toMatchObject({ error: { code: 'no-such-lane' } });
  });
});
