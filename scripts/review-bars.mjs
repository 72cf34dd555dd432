import { parseArgs } from 'node:util';
import { register } from 'tsx/esm/api';
import { helpIfAsked } from './lib/server-tool.mjs';

helpIfAsked(`Usage: npm run review:bars -- planted|luck|cost <game> [options]
How far reviews can be trusted, measured on bot games.

  planted         one decision of each game is replaced by the worst answer, where that is bad: is it among the three
                  mistakes reported for that player? And is it seen as a mistake at all, whatever else the player did?
  luck            the mean of luck, in chance to win (seat by seat) and in points
  cost            CPU seconds of a whole review

  --games N       how many games (10)
  --from N        planted: begin with this game of the seed (0)
  --seats N       seats (3)
  --budget N      iterations per decision (320)
  --bot NAME      who plays (hard)
  --seed S        the same seed plays the same games (1)
  --help`);

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

/** Worlds in which answers are tried to find the worst: all of them a little, the extremes for long. */
const GLANCE = 24;
const LONG = 400;
const EXTREMES = 4;
/** An answer that costs less, of a value from 0 to 1, is no mistake to look for. */
const LEAST_BAD = 0.03;
/** Standard errors beyond which a review speaks of a mistake. */
const SURE = 2;
/** Answers that are looked at in search of the worst. */
const MOST = 32;

/** A game played by whatever `choose` answers. */
function playBy(name, choose) {
  const seed = rngFrom(name)
    .below(2 ** 30)
    .toString(16)
    .padStart(32, '0');
  const state = game.setup(checked.value, seats, seed, nullLog);
  const recorder = new Recorder(game, { config: checked.value, seats, seed }, state, 1000);
  for (let n = 0; game.outcome(state) === null; n++) {
    const seat = game.deciders(state)[0];
    const legal = game.legalActions(state, seat);
    const action = legal.length === 1 ? legal[0] : choose(state, seat, legal, n);
    game.apply(state, seat, action, nullLog);
    recorder.add(seat, action, state);
  }
  return recorder.record(state);
}

/** A game of bots. `replace` may put another action in the place of the one it is asked about; null: it does not. */
function playGame(name, replace = () => null) {
  const bot = botByName(values.bot, known);
  return playBy(name, (state, seat, legal, n) => {
    const knowledge = game.knowledge(state, seat);
    return replace(state, seat, legal, n) ?? bot.choose({ seat, knowledge, legal, seed: `${name}/${n}` }).action;
  });
}

/** How long a game of this deal is, more or less. */
function lengthOf(name) {
  const rng = rngFrom(name);
  const { segments } = playBy(name, (state, seat) => known.heuristics.quick(state, seat, rng));
  return segments[0].actions.length;
}

/** The worst and the best of the legal answers by a long look from what the seat knows; null if none is bad. */
function extremesOf(state, seat, legal, n) {
  const rng = rngFrom(`worst ${n}`);
  const some = legal.length <= MOST ? legal : Array.from({ length: MOST }, () => legal[rng.below(legal.length)]);
  const asked = { seat, knowledge: game.knowledge(state, seat), seed: `worst ${n}`, isFar: true };
  const glance = judge(known, asked, some, GLANCE);
  if (glance.at(-1).behind.value.mean < LEAST_BAD / 2) return null;
  const few = new Set([...glance.slice(0, EXTREMES), ...glance.slice(-EXTREMES)].map(({ action }) => action));
  const judged = judge(known, { ...asked, seed: `long ${n}` }, [...few], LONG);
  const worst = judged.at(-1);
  return worst.behind.value.mean < LEAST_BAD ? null : { best: judged[0], worst };
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

/** A game in which one decision is replaced by the worst answer; null where nothing bad could be done from there on. */
function plantIn(name) {
  // Not towards the end: what follows should still matter.
  const from = rngFrom(`from ${name}`).below(Math.floor(lengthOf(name) * 0.85));
  let wrong = null;
  const record = playGame(name, (state, seat, legal, at) => {
    if (wrong !== null || at < from) return null;
    const extremes = extremesOf(state, seat, legal, at);
    if (extremes === null) return null;
    wrong = { at, seat, of: legal.length, ...extremes };
    return extremes.worst.action;
  });
  return wrong === null ? null : { record, wrong };
}

/** What the review makes of a decision, and how far the best is ahead by a long look in worlds of its own. */
function lineOf(taken, { at, loss, best, played }) {
  const { seat, knowledge } = taken.decisions.find((decision) => decision.at === at);
  const judged = judge(
    known,
    { seat, knowledge, seed: `check ${at}`, isFar: true },
    [best.action, played.action],
    LONG,
  );
  const long = (judged[0].text === best.text ? 1 : -1) * judged[1].behind.value.mean;
  const { mean, error } = loss.value;
  const figures = `${mean.toFixed(3)} ± ${error.toFixed(3)}, by a long look ${long.toFixed(3)}`;
  return `    move ${at + 1}: ${figures}: ${played.text}; better: ${best.text}`;
}

function planted() {
  let found = 0;
  let seen = 0;
  let tried = 0;
  for (let n = Number(values.from); n < Number(values.from) + games; n++) {
    const begun = process.cpuUsage().user;
    const plant = plantIn(`planted ${values.seed} ${n}`);
    if (plant === null) continue;
    const { record, wrong } = plant;
    const { taken, progress } = reviewAll(record, wrong.seat);
    const told = reviewOf(taken, progress, wrong.seat).moments.filter(({ kind }) => kind === 'mistake');
    const isTold = told.some(({ at }) => at === wrong.at);
    tried++;
    if (isTold) found++;
    const made = progress.weighed.find(({ at }) => at === wrong.at);
    if (made.loss.value.mean > SURE * made.loss.value.error) seen++;
    const cost = wrong.worst.behind.value.mean.toFixed(3);
    const seconds = ((process.cpuUsage().user - begun) / 1e6).toFixed(0);
    console.log(
      `${id} ${n}: move ${wrong.at + 1} of ${taken.actions}, seat ${wrong.seat}, ${wrong.of} answers, costs ${cost}: ` +
        `${isTold ? 'told' : 'not told'}; ${found} of ${tried}, ${seconds} s of CPU`,
    );
    if (isTold) continue;
    console.log(`  planted: ${wrong.worst.text}; better: ${wrong.best.text}; the review says`);
    console.log(made.best.text === made.played.text ? '    nothing better' : lineOf(taken, made));
    console.log('  told instead');
    for (const one of told) console.log(lineOf(taken, one));
  }
  const share = ((100 * found) / tried).toFixed(0);
  console.log(`${id}: ${found} of ${tried} planted mistakes told (${share} %), ${seen} seen as mistakes`);
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
