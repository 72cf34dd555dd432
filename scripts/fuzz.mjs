// @ts-check
// Usage: npm run fuzz -- <game> [--minutes N] [--seed S] [--modules a,b | random] [--seats N] [--from N] [--games N]
// --subsets plays many more games: random sets of modules at random tables, by random, greedy and contrary players;
// one in ten of them under every check. A failure is made small.
// Random games over random seats, options and modules under every check of the testkit. Exit 1 on any failure;
// each is printed with the command that shows it again.
import { parseArgs } from 'node:util';
import { register } from 'tsx/esm/api';

const { values, positionals } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    seed: { type: 'string', default: `${process.pid}-${process.hrtime.bigint() % 1_000_000n}` },
    modules: { type: 'string', default: 'random' },
    seats: { type: 'string' },
    from: { type: 'string' },
    games: { type: 'string' },
    subsets: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

register();
const { fuzz } = await import('@majlis/testkit/fuzz');
const { games, gameById } = await import('@majlis/games');

const [id] = positionals;
const game = id === undefined ? null : gameById(id);
if (game === null || !(Number(values.minutes) > 0)) {
  const names = games.map((/** @type {{ id: string }} */ known) => known.id).join(' | ');
  console.error(`Usage: npm run fuzz -- <${names}> [--minutes N] [--seed S] [--modules a,b|random] [--seats N]`);
  process.exit(2);
}

const testing = await import(`@majlis/${game.id}/testing`);
/** @param {string | undefined} text */
const number = (text) => (text === undefined ? undefined : Number(text));
const given = Object.entries({ seats: number(values.seats), from: number(values.from), games: number(values.games) });
console.log(`${game.id}: seed ${values.seed}, ${values.minutes} minutes, modules ${values.modules}`);
const { fuzzSubsets } = await import('@majlis/testkit/fuzz/subsets');
const { playableById } = await import('@majlis/games/heuristics');
const heuristics = playableById(game.id)?.heuristics;
/** @type {(...args: any[]) => { games: number, failures: readonly string[], longest?: number }} */
const run = values.subsets ? fuzzSubsets : fuzz;
const {
  games: played,
  failures,
  longest,
} = run(game, testing, {
  minutes: Number(values.minutes),
  seed: values.seed,
  ...(values.modules === 'random' ? {} : { modules: values.modules.split(',').filter(Boolean) }),
  ...Object.fromEntries(given.filter(([, value]) => value !== undefined)),
  ...(heuristics === undefined ? {} : { rank: heuristics.rank }),
  now: () => performance.now(),
  say: (/** @type {string} */ line) => console.log(line),
});
const length = longest === undefined ? '' : `, the longest of ${longest} actions`;
console.log(`${game.id}: ${played} games${length}, ${failures.length} failures (seed ${values.seed})`);
process.exitCode = failures.length > 0 ? 1 : 0;
