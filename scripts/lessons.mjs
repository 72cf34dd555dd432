// @ts-check
// Usage: node scripts/lessons.mjs [lesson ...] [--deals N] [--all]
// Finds for each lesson a deal on which everything comes up in order, and keeps it with the moves that lead there in
// packages/lessons/src/<lesson>.deal.json. Without names: the lessons whose deal is missing or no longer does.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { register } from 'tsx/esm/api';

const { values, positionals } = parseArgs({
  options: { deals: { type: 'string', default: '3000' }, all: { type: 'boolean', default: false } },
  allowPositionals: true,
});

register();
const { LESSONS } = await import('@majlis/lessons');
const { rehearse } = await import('@majlis/lessons/rehearse');
const { playableById } = await import('@majlis/games/heuristics');
const { botByName } = await import('@majlis/bots');

/** @param {string} id */
const fileOf = (id) => new URL(`../packages/lessons/src/${id}.deal.json`, import.meta.url);

/** @param {any} playable @param {string} level @param {string} seed */
function answering({ game, heuristics }, level, seed) {
  const bots = [botByName('medium', { game, heuristics }), botByName(level, { game, heuristics })];
  return (
    /** @type {any} */ state,
    /** @type {number} */ seat,
    /** @type {readonly any[]} */ legal,
    /** @type {number} */ moves,
  ) => {
    const question = { seat, knowledge: game.knowledge(state, seat), legal, seed: `${seed}/${moves}/${seat}` };
    const { action } = /** @type {any} */ (bots[seat === 0 ? 0 : 1]).choose(question);
    // Some bots know their own list of what is worth a look; then any way that serves the step will do.
    return legal.some((one) => game.actionText(one) === game.actionText(action)) ? action : legal[moves % legal.length];
  };
}

/** As the formatter wants it: what fits into a line is in one. @param {{ seed: string, from: number, line: string[] }} deal */
function textOf({ seed, from, line }) {
  const flat = `  "line": [${line.map((move) => JSON.stringify(move)).join(', ')}]`;
  const tall = `  "line": [\n${line.map((move) => `    ${JSON.stringify(move)}`).join(',\n')}\n  ]`;
  return `{\n  "seed": "${seed}",\n  "from": ${from},\n${flat.length <= 120 ? flat : tall}\n}\n`;
}

/** @param {any} lesson */
function find(lesson) {
  const playable = playableById(lesson.game);
  if (playable === null) throw new Error(lesson.game);
  /** @type {Map<string, number>} */
  const problems = new Map();
  /** @type {any} */
  let best = null;
  let found = 0;
  for (let deal = 1; deal <= Number(values.deals) && found < 12; deal++) {
    const seed = deal.toString(16).padStart(32, '0');
    const result = rehearse(playable.game, lesson, { seed, line: [] }, answering(playable, lesson.level, seed));
    if (result.problem !== null) {
      problems.set(result.problem, (problems.get(result.problem) ?? 0) + 1);
      continue;
    }
    found++;
    // Short, and the learner begins.
    const length = result.line.length + 20 * ((result.said.get(lesson.steps[0].id) ?? 0) - result.from);
    if (best === null || length < best.length) best = { seed, length, ...result };
  }
  if (best === null) return { problems };
  // Where the learner plays alone the bots think for themselves.
  const free = lesson.steps.find((/** @type {any} */ step) => step.isFree);
  const end = free === undefined ? best.line.length : best.said.get(free.id);
  return {
    deal: { seed: best.seed, from: best.from, line: best.line.slice(0, end) },
    own: best.own,
    all: best.line.length,
  };
}

/** @param {any} lesson */
function stillDoes(lesson) {
  if (!existsSync(fileOf(lesson.id))) return false;
  const deal = JSON.parse(readFileSync(fileOf(lesson.id), 'utf8'));
  const playable = playableById(lesson.game);
  if (playable === null) return false;
  try {
    return rehearse(playable.game, lesson, deal, answering(playable, lesson.level, deal.seed)).problem === null;
  } catch {
    return false;
  }
}

const wanted = LESSONS.filter(({ id }) => positionals.length === 0 || positionals.includes(id));
for (const lesson of wanted) {
  if (positionals.length === 0 && !values.all && stillDoes(lesson)) continue;
  const result = find(lesson);
  if (result.deal === undefined) {
    console.log(`${lesson.id}: no deal does`);
    for (const [problem, count] of result.problems) console.log(`  ${count} × ${problem}`);
    process.exitCode = 1;
    continue;
  }
  writeFileSync(fileOf(lesson.id), textOf(result.deal));
  console.log(`${lesson.id}: deal ${result.deal.seed}, ${result.own} own moves of ${result.all}`);
}
