// How far reviews can be trusted, measured on games of bots.
//
// Usage: node scripts/review-bars.mjs planted <game> [--games N] [--from N] [--seats N] [--budget N] [--seed N]
//        node scripts/review-bars.mjs luck <game> [--games N] [--seats N] [--budget N] [--seed N]
//        node scripts/review-bars.mjs cost <game> [--games N] [--seats N] [--budget N] [--seed N]
//
// planted: one decision of each game is replaced by the worst answer, where that is bad; is it among the three
//          mistakes told of that player?
// luck: the mean of luck over all seats but the last, which is what is left of the sum of zero; in chance and points.
// cost: CPU seconds for a whole review.
import { parseArgs } from 'node:util';
import { register } from 'tsx/esm/api';

register();
const { botByName } = await import('@majlis/bots');
const { playableById } = await import('@majlis/games/heuristics');
const { nullLog, Recorder, rngFrom } = await import('@majlis/kernel');
const { judge, NOTHING_YET, reviewOf, STANDARD, step, takeApart, weigh } = await import('@majlis/review');

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '10' },
    from: { type: 'string', default: '0' },
    seats: { type: 'string', default: '3' },
    budget: { type: 'string', default: String(STANDARD) },
    seed: { type: 'string', default: '1' },
    bot: { type: 'string', default: 'hard' },
  },
});
const [what = '', id = 'alhambra'] = positionals;
const known = playableById(id);
if (known === null) throw new Error(`nobody plays "${id}"`);
const { game } = known;
const [games, seats, budget] = [Number(values.games), Number(values.seats), Number(values.budget)];
const checked = game.checkConfig({}, seats);
if (!checked.ok) throw new Error(checked.refusal.code);

/** Worlds in which every legal answer is tried to find the worst. */
const LONG = 200;
/** An answer that costs less, of a value from 0 to 1, is no mistake to look for. */
const LEAST_BAD = 0.03;
/** Answers that are looked at in search of the worst. */
const MOST = 24;

/** A game of bots. `replace` may put another action in the place of one; moves `played` before need no thinking about. */
function playGame(name, replace = (_state, _seat, _legal, action) => action, played = []) {
  const bot = botByName(values.bot, known);
  const seed = rngFrom(name)
    .below(2 ** 30)
    .toString(16)
    .padStart(32, '0');
  const state = game.setup(checked.value, seats, seed, nullLog);
  const recorder = new Recorder(game, { config: checked.value, seats, seed }, state, 1000);
  for (let n = 0; game.outcome(state) === null; n++) {
    const seat = game.deciders(state)[0];
    const legal = game.legalActions(state, seat);
    const knowledge = game.knowledge(state, seat);
    const think = () =>
      legal.length === 1 ? legal[0] : bot.choose({ seat, knowledge, legal, seed: `${name}/${n}` }).action;
    const chosen = played[n]?.[1] ?? think();
    const action = replace(state, seat, legal, chosen, n);
    game.apply(state, seat, action, nullLog);
    recorder.add(seat, action, state);
  }
  return recorder.record(state);
}

/** The worst of the legal answers, by a long look from what the seat knows. */
function worstOf(state, seat, legal, n) {
  const rng = rngFrom(`worst ${n}`);
  const some = legal.length <= MOST ? legal : Array.from({ length: MOST }, () => legal[rng.below(legal.length)]);
  const asked = { seat, knowledge: game.knowledge(state, seat), seed: `worst ${n}` };
  return judge(known, asked, some, LONG).at(-1);
}

/** Only the decisions of these seats; all if left out. */
function reviewAll(record, only) {
  const whole = takeApart(game, record);
  const taken =
    only === undefined ? whole : { ...whole, decisions: whole.decisions.filter(({ seat }) => seat === only) };
  let progress = NOTHING_YET;
  for (let next = progress; next !== null; next = step(known, taken, budget, progress)) progress = next;
  return { taken, progress };
}

const meanOf = (numbers) => numbers.reduce((a, b) => a + b, 0) / numbers.length;
function figure(numbers) {
  const mean = meanOf(numbers);
  const spread = Math.sqrt(numbers.reduce((sum, n) => sum + (n - mean) ** 2, 0) / Math.max(1, numbers.length - 1));
  return `${mean.toFixed(4)} ± ${(spread / Math.sqrt(numbers.length)).toFixed(4)}`;
}

function planted() {
  let found = 0;
  let tried = 0;
  for (let n = Number(values.from); n < Number(values.from) + games; n++) {
    const name = `planted ${values.seed} ${n}`;
    const before = playGame(name);
    const plain = takeApart(game, before);
    // Not in the last tenth: what follows should still matter.
    const early = plain.decisions.slice(0, Math.floor(plain.decisions.length * 0.9));
    const from = early[rngFrom(name).below(early.length)].at;
    let wrong = null;
    // The first decision from there on at which something bad can be done.
    const record = playGame(
      name,
      (state, seat, legal, action, move) => {
        if (wrong !== null || move < from || legal.length < 2) return action;
        const worst = worstOf(state, seat, legal, n);
        if (worst.behind.value.mean < LEAST_BAD) return action;
        wrong = { at: move, seat, ...worst };
        return worst.action;
      },
      before.segments[0].actions.slice(0, from),
    );
    if (wrong === null) continue;
    tried++;
    const { taken, progress } = reviewAll(record, wrong.seat);
    const told = reviewOf(taken, progress, wrong.seat).moments.filter(({ kind }) => kind === 'mistake');
    const place = told.findIndex((moment) => moment.at === wrong.at);
    if (place >= 0) found++;
    const cost = wrong.behind.value.mean.toFixed(3);
    // Where it is not told: what the review made of it, and what it tells instead.
    const lossOf = ({ loss }) => loss.value.mean.toFixed(3);
    const made = progress.weighed.find(({ at }) => at === wrong.at);
    const instead = `not told (${made === undefined ? 'no decision' : lossOf(made)}; told: ${told.map(lossOf).join(', ')})`;
    console.log(
      `${id} ${n}: move ${wrong.at + 1}, seat ${wrong.seat}, costs ${cost}: ${place >= 0 ? 'told' : instead}`,
    );
  }
  console.log(`${id}: ${found} of ${tried} planted mistakes told (${((100 * found) / tried).toFixed(0)} %)`);
}

function luck() {
  /** By unit and by part; of chances also each seat. */
  const found = new Map();
  const note = (what, value) => found.set(what, [...(found.get(what) ?? []), value]);
  for (let n = 0; n < games; n++) {
    const taken = takeApart(game, playGame(`luck ${values.seed} ${n}`));
    const weighed = taken.decisions.map((point) => weigh(known, point, budget));
    const { accounts } = reviewOf(taken, { weighed, moments: [] });
    // Of chances the luck of all seats is zero by its making: every seat is a figure of its own.
    for (const [seat, { win }] of accounts.entries()) {
      note(`chance, seat ${seat}: luck`, win.luck);
      note(`chance, seat ${seat}: own moves`, win.skill);
      note(`chance, seat ${seat}: start`, win.start);
    }
    note('points, mean of the seats: luck', meanOf(accounts.map(({ score }) => score.luck)));
    note('points, mean of the seats: own moves', meanOf(accounts.map(({ score }) => score.skill)));
    if (n % 10 === 9 || n === games - 1) report(n + 1);
  }
  function report(count) {
    console.log(`${id}: ${count} games`);
    for (const [what, numbers] of found) console.log(`  ${what}: ${figure(numbers)}`);
  }
}

function cost() {
  const seconds = [];
  for (let n = 0; n < games; n++) {
    const record = playGame(`cost ${values.seed} ${n}`);
    const begun = process.cpuUsage();
    const { taken, progress } = reviewAll(record);
    const { user, system } = process.cpuUsage(begun);
    seconds.push((user + system) / 1e6);
    const { moments } = reviewOf(taken, progress);
    console.log(
      `${id} ${n}: ${taken.decisions.length} decisions, ${moments.length} told, ${progress.moments.length} thought ` +
        `about again, ${seconds.at(-1).toFixed(1)} s of CPU`,
    );
  }
  console.log(`${id}: ${figure(seconds)} s of CPU a review`);
}

const commands = { planted, luck, cost };
if (!Object.hasOwn(commands, what)) throw new Error('planted, luck or cost');
commands[what]();
