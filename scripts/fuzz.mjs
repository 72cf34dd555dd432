// @ts-check
// Random games under every check of the testkit; `npm run fuzz -- --help` says how.
import { parseArgs } from 'node:util';
import { register } from 'tsx/esm/api';

const { values, positionals } = parseArgs({
  options: {
    minutes: { type: 'string' },
    seed: { type: 'string', default: `${process.pid}-${process.hrtime.bigint() % 1_000_000n}` },
    modules: { type: 'string', default: 'random' },
    seats: { type: 'string' },
    from: { type: 'string' },
    games: { type: 'string' },
    subsets: { type: 'boolean', default: false },
    'every-position': { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
  allowPositionals: true,
});

register();
const { fuzz } = await import('@majlis/testkit/fuzz');
const { games, gameById } = await import('@majlis/games');

const names = games.map((/** @type {{ id: string }} */ known) => known.id).join(' | ');
const HELP = `Usage: npm run fuzz -- <${names}> [options]

Random games with random seats, options and modules under every check. A failure is printed with the command
that repeats it, and the exit code is 1.

  --subsets         many more games, by random, greedy and contrary players; every tenth under every check.
                    A failure is made small: fewer modules, fewer seats
  --minutes N       how long; 1, or without end if --games is given
  --games N         how many games at most
  --from N          begin with this game of the seed: --from 0 --games 500 and --from 500 --games 500 are the
                    same games as --games 1000
  --seed S          the same seed plays the same games
  --modules a,b     these modules only, or "random"
  --seats N         only this number of players
  --every-position  checks look at every position. Without it they look at the first positions of each kind
                    (the same question answered in the same way), at fewer and fewer of the later ones, and
                    at the last of the game`;

const [id] = positionals;
const game = id === undefined ? null : gameById(id);
const minutes = Number(values.minutes ?? (values.games === undefined ? 1 : Number.POSITIVE_INFINITY));
if (values.help || game === null || !(minutes > 0)) {
  console[values.help ? 'log' : 'error'](HELP);
  process.exit(values.help ? 0 : 2);
}

const testing = await import(`@majlis/${game.id}/testing`);
/** @param {string | undefined} text */
const number = (text) => (text === undefined ? undefined : Number(text));
const given = Object.entries({ seats: number(values.seats), from: number(values.from), games: number(values.games) });
const until = Number.isFinite(minutes) ? `${minutes} minutes` : `${values.games} games`;
console.log(`${game.id}: seed ${values.seed}, ${until}, modules ${values.modules}`);
const { fuzzSubsets } = await import('@majlis/testkit/fuzz/subsets');
const { playableById } = await import('@majlis/games/heuristics');
const heuristics = playableById(game.id)?.heuristics;
/** @type {(...args: any[]) => { games: number, failures: readonly string[], checked?: number, actions?: number, longest?: number }} */
const run = values.subsets ? fuzzSubsets : fuzz;
const {
  games: played,
  failures,
  checked = played,
  actions,
  longest,
} = run(game, testing, {
  minutes,
  seed: values.seed,
  everyPosition: values['every-position'],
  ...(values.modules === 'random' ? {} : { modules: values.modules.split(',').filter(Boolean) }),
  ...Object.fromEntries(given.filter(([, value]) => value !== undefined)),
  ...(heuristics === undefined ? {} : { rank: heuristics.rank }),
  now: () => performance.now(),
  say: (/** @type {string} */ line) => console.log(line),
});
const length = longest === undefined ? '' : `, ${actions} actions, the longest game of ${longest}`;
const count = `${played} games, ${checked} of them under every check${length}`;
console.log(`${game.id}: ${count}, ${failures.length} failures (seed ${values.seed})`);
process.exitCode = failures.length > 0 ? 1 : 0;
