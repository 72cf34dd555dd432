// @ts-check
// Usage: node scripts/puzzles.mjs FILE ...      Adds puzzles that `majlis puzzles --out FILE` has found to the content.
import { readFileSync, writeFileSync } from 'node:fs';

/** @typedef {{ readonly id: string, readonly game: string, readonly difficulty: number }} Puzzle */

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
  const sorted = [...puzzles.values()].sort((a, b) => a.difficulty - b.difficulty || (a.id < b.id ? -1 : 1));
  writeFileSync(fileOf(game), `[\n${sorted.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`);
  console.log(`${game}: ${sorted.length}`);
}
