// Lists the numbered statements of games/*/rulebook.md, and of the books of modules, that no test cites; and
// citations of statements that do not exist.
// Usage: node scripts/rule-coverage.mjs [game ...]      Exit 1 if anything is listed.
//
// A statement is a line of a rulebook that starts with its id, after an optional list, table or bold marker:
//   - **ALH-BUY-3** Only the exact price gives another action.
//   | ALH-12 | Tied players share ... |
// A test cites a statement by writing its id anywhere in a `*.test.ts` file of the game.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ID = /\b[A-Z]{3}-[A-Z0-9]+(?:-\d+)?\b/g;
const STATEMENT = /^\s*(?:[-*+|]\s*)?(?:\*\*|`)?([A-Z]{3}-[A-Z0-9]+(?:-\d+)?)\b/;

export function statementsOf(rulebook) {
  return rulebook.split('\n').flatMap((line) => STATEMENT.exec(line)?.[1] ?? []);
}

export function citationsOf(source) {
  return source.match(ID) ?? [];
}

function testFilesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules') return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return testFilesUnder(path);
    return entry.name.endsWith('.test.ts') ? [path] : [];
  });
}

/** The game's own book, and one in the folder of each module. */
function rulebooksOf(folder) {
  const modules = join(folder, 'src/modules');
  const ids = existsSync(modules) ? readdirSync(modules) : [];
  const books = ids.map((id) => join(modules, id, 'rulebook.md')).filter((book) => existsSync(book));
  return [join(folder, 'rulebook.md'), ...books];
}

export function coverageOf(folder) {
  const statements = rulebooksOf(folder).flatMap((book) => statementsOf(readFileSync(book, 'utf8')));
  const prefixes = new Set(statements.map((id) => id.slice(0, 4)));
  const cited = new Set(testFilesUnder(folder).flatMap((file) => citationsOf(readFileSync(file, 'utf8'))));
  return {
    statements,
    twice: statements.filter((id, i) => statements.indexOf(id) !== i),
    uncited: statements.filter((id) => !cited.has(id)),
    unknown: [...cited].filter((id) => prefixes.has(id.slice(0, 4)) && !statements.includes(id)),
  };
}

function main(names) {
  const games = fileURLToPath(new URL('../games', import.meta.url));
  const chosen = names.length > 0 ? names : readdirSync(games).filter((n) => existsSync(join(games, n, 'rulebook.md')));
  let faults = 0;
  for (const name of chosen) {
    const { statements, twice, uncited, unknown } = coverageOf(join(games, name));
    console.log(`${name}: ${statements.length} statements, ${statements.length - uncited.length} cited by tests`);
    for (const id of uncited) console.log(`  no test cites ${id}`);
    for (const id of unknown) console.log(`  a test cites ${id}, which the rulebook does not have`);
    for (const id of twice) console.log(`  ${id} is stated twice`);
    faults += uncited.length + unknown.length + twice.length + (statements.length === 0 ? 1 : 0);
  }
  process.exitCode = faults > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2));
