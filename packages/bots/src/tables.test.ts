import { playableById } from '@majlis/games/heuristics';
import { nullLog, rngFrom } from '@majlis/kernel';
import { describe, expect, test } from 'vitest';
import { limits, seedOf } from '../test/lantern.ts';
import { asMaster, botByName, playGame } from './index.ts';

/** `MAJLIS_POSITIONS=10000 npx vitest run packages/bots/src/tables.test.ts` looks at as many positions. */
const POSITIONS = Number(process.env.MAJLIS_POSITIONS ?? 240);
/** `MAJLIS_BOT=hard` lets that bot play all tables. */
const BOT = process.env.MAJLIS_BOT ?? 'search:2';

const modules = playableById('alhambra')!.game.catalogue.modules.map(({ id }) => id);
/** Random halves and what each leaves out: every two modules meet, which is tested. */
const halves = Array.from({ length: 9 }, (_, i) => {
  const rng = rngFrom(`half ${i}`);
  return modules.filter(() => rng.below(2) === 0);
});
const subsets = [[], modules, ...halves.flatMap((half) => [half, modules.filter((id) => !half.includes(id))])];

const tables: readonly (readonly [id: string, seats: number, wish: unknown])[] = [
  ...subsets.map((set, i) => ['alhambra', 2 + (i % 5), { modules: set }] as const),
  ['almadi', 3, { modules: [] }],
  ['almadi', 5, { modules: ['characters'] }],
  ['aladdins-dragon', 3, { version: 'basic' }],
  ['aladdins-dragon', 5, { version: 'magic' }],
];

function tableOf(id: string, seats: number, wish: unknown) {
  const known = playableById(id)!;
  const config = known.game.checkConfig(wish, seats);
  if (!config.ok) throw new Error(config.refusal.code);
  return { known, config: config.value };
}

describe('every two modules and every version', () => {
  test('every two modules meet in a set that is not all of them', () => {
    const meet = (one: string, other: string) =>
      subsets.some((set) => set.length < modules.length && set.includes(one) && set.includes(other));
    expect(modules.flatMap((one) => modules.filter((other) => !meet(one, other)).map((other) => [one, other]))).toEqual(
      [],
    );
  });
  test.each(tables)('%s with %i seats, %o: a game ends and the watchdog has nothing to do', (id, seats, wish) => {
    const { known, config } = tableOf(id, seats, wish);
    const bots = Array.from({ length: seats }, (_, seat) => botByName(seat === 0 ? BOT : 'greedy', known)!);
    const { outcome, mishaps } = playGame({ known, config, seed: seedOf(seats), bots }, limits);
    expect(mishaps).toEqual([]);
    expect(outcome.ranks).toContain(1);
  });
});

test('the same decision from the same seed wherever only hidden things differ', () => {
  let looked = 0;
  let different = 0;
  for (let n = 0; looked < POSITIONS; n++) {
    const [id, seats, wish] = tables[(n * 7) % tables.length]!;
    const { known, config } = tableOf(id, seats, wish);
    const { game, heuristics } = known;
    const ofHard = ['greedy', 'easy', 'search:3'].map((name) => botByName(name, known)!);
    // With what master judges by, too, where that is its own.
    const bots = [...ofHard, botByName('search:3', asMaster(known))!];
    const rng = rngFrom(`game ${n}`);
    const state = game.setup(config, seats, seedOf(n), nullLog);
    for (let i = 0; i < 600 && looked < POSITIONS && game.outcome(state) === null; i++) {
      const deciders = game.deciders(state);
      const seat = deciders[rng.below(deciders.length)]!;
      const legal = game.legalActions(state, seat);
      if (legal.length > 1 && rng.below(POSITIONS > 1000 ? 2 : 12) === 0) {
        looked++;
        const world = game.imagine(game.knowledge(state, seat), rng);
        if (JSON.stringify(world) !== JSON.stringify(state)) different++;
        const bot = bots[looked % bots.length]!;
        const asked = { seat, legal, seed: `${looked}` };
        const here = bot.choose({ ...asked, knowledge: game.knowledge(state, seat) }).action;
        const there = bot.choose({ ...asked, knowledge: game.knowledge(world, seat) }).action;
        expect(there, `${bot.name}, ${id}, game ${n}, action ${i}`).toEqual(here);
      }
      game.apply(
        state,
        seat,
        rng.below(3) === 0 ? legal[rng.below(legal.length)] : heuristics.quick(state, seat, rng),
        nullLog,
      );
    }
  }
  expect(different).toBe(looked);
});
