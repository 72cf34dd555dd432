// @ts-check
// Usage: node scripts/puzzles.mjs FILE ...      Adds puzzles that `majlis puzzles --out FILE` has found to the content.
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * @typedef {{ readonly id: string, readonly game: string, readonly difficulty: number, readonly theme: string,
 *   readonly margin: number, readonly weighed: readonly { readonly move: string }[] }} Puzzle
 */

/** More of a theme whose answers are all of one make would be the same puzzle again and again. */
const MOST_ALIKE = 14;
/** Which answers are of one make: in Aladdin's Dragon tokens in the same space, else none. */
const makeOf = (/** @type {Puzzle} */ { id, theme, weighed }) =>
  `${theme} ${/ at (\S+)$/.exec(weighed[0]?.move ?? '')?.[1] ?? id}`;

/** @type {Map<string, Map<string, Puzzle>>} */
const games = new Map();
const fileOf = (/** @type {string} */ game) => new URL(`../packages/puzzles/src/content/${game}.json`, import.meta.url);

/** @param {string} game */
function known(game) {
  const before = games.get(game);
  if (before !== undefined) return before;
  /** @type {Puzzle[]} */
  const kept = JSON.parse(readFileSync(fileOf(game), 'utf8'));
  const all = new Map(kept.map((puzzle) => [puzzle.id, puzzle]));
  games.set(game, all);
  return all;
}

/** Of each make those that are furthest ahead. @param {Iterable<Puzzle>} puzzles */
function different(puzzles) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  return [...puzzles]
    .sort((a, b) => b.margin - a.margin)
    .filter((puzzle) => {
      const make = makeOf(puzzle);
      counts.set(make, (counts.get(make) ?? 0) + 1);
      return (counts.get(make) ?? 0) <= MOST_ALIKE;
    });
}

for (const file of process.argv.slice(2)) {
  const lines = readFileSync(file, 'utf8').split('\n');
  for (const line of lines.filter((text) => text !== '')) {
    /** @type {Puzzle} */
    const puzzle = JSON.parse(line);
    known(puzzle.game).set(puzzle.id, puzzle);
  }
}
for (const [game, puzzles] of games) {
  // The easy ones first; within a difficulty in an order that says nothing.
  const sorted = different(puzzles.values()).sort((a, b) => a.difficulty - b.difficulty || (a.id < b.id ? -1 : 1));
  writeFileSync(fileOf(game), `[\n${sorted.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`);
  console.log(`${game}: ${sorted.length}`);
}
