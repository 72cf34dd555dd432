import { CARDS_PER_KIND, FIGURE_OBJECTIVES, OBJECTIVES, ROWS_ON_BOARD, TILES_PER_TYPE } from '../facts.ts';
import { GOODS, SIDE_LETTERS, TYPES } from '../words.ts';
import { PACK_FORMAT, type Pack } from './pack.ts';

/** Figures must fit into the six rows of a realm. */
const FIGURE_SIZE = 6;
const FIGURE_LETTERS = 'OCMP#0.';
const MOST_SEATS = 5;

/** What is wrong with a pack, each line naming the place; nothing: it can be played with. */
export function checkPack(pack: unknown, characters: readonly string[]): string[] {
  const problems = new Problems();
  if (!isRecord(pack)) return ['the pack is not an object'];
  if (pack.format !== PACK_FORMAT) problems.add('format', `is ${show(pack.format)}, expected "${PACK_FORMAT}"`);
  if (typeof pack.name !== 'string' || pack.name === '') problems.add('name', 'is missing');
  checkLandscapes(problems, pack.landscapes);
  checkStartingTiles(problems, pack.startingTiles);
  checkCards(problems, 'mosaics', pack.mosaics, (card, at) => {
    if (typeof card.pattern !== 'string') problems.add(`${at}.pattern`, 'is missing');
  });
  checkCards(problems, 'stalls', pack.stalls, (card, at) => checkGoods(problems, `${at}.goods`, card.goods));
  checkPoints(problems, pack.objectivePoints);
  checkFigures(problems, pack.figures);
  checkCosts(problems, pack.characterCosts, characters);
  return problems.lines;
}

/** The pack, or an error that lists all that is wrong with it. */
export function readPack(pack: unknown, characters: readonly string[]): Pack {
  const problems = checkPack(pack, characters);
  if (problems.length > 0) throw new Error(`this Almadi content pack cannot be used:\n- ${problems.join('\n- ')}`);
  return pack as Pack;
}

class Problems {
  readonly lines: string[] = [];

  add(at: string, problem: string): void {
    this.lines.push(`${at}: ${problem}`);
  }
}

type Data = { readonly [key: string]: unknown };
const isRecord = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;
const show = (value: unknown): string => JSON.stringify(value) ?? 'missing';

function listAt(problems: Problems, at: string, value: unknown, length: number): readonly unknown[] {
  if (!Array.isArray(value)) {
    problems.add(at, 'is not a list');
    return [];
  }
  if (value.length !== length) problems.add(at, `has ${value.length} entries, expected ${length}`);
  return value;
}

function checkLandscapes(problems: Problems, landscapes: unknown): void {
  if (!isRecord(landscapes)) {
    problems.add('landscapes', 'is not an object with a list for each type');
    return;
  }
  for (const type of TYPES) {
    const at = `landscapes.${type}`;
    const arrows: number[] = [];
    for (const [i, tile] of listAt(problems, at, landscapes[type], TILES_PER_TYPE).entries()) {
      const sides = checkLandscape(problems, `${at}[${i}]`, tile, type);
      if (sides === null) continue;
      if (sides.includes('.')) problems.add(`${at}[${i}].sides`, `${show(sides)} has a side without a symbol`);
      arrows.push(sides.split('>').length - 1);
    }
    checkLayouts(problems, at, arrows);
  }
}

/** ALM-TILE-2 */
function checkLayouts(problems: Problems, at: string, arrows: readonly number[]): void {
  for (const [count, name] of [
    [4, 'four Activation sides'],
    [0, 'four Effect sides'],
  ] as const) {
    const found = arrows.filter((n) => n === count).length;
    if (found !== 1) problems.add(at, `has ${found} tiles with ${name}, expected 1`);
  }
  const odd = arrows.findIndex((n) => n === 1 || n === 3);
  if (odd >= 0) problems.add(`${at}[${odd}].sides`, `has ${arrows[odd]} Activation sides, expected 2`);
}

function checkLandscape(problems: Problems, at: string, tile: unknown, type: unknown): string | null {
  if (!isRecord(tile)) {
    problems.add(at, 'is not an object');
    return null;
  }
  if (type === 'market') checkGoods(problems, `${at}.goods`, tile.goods);
  else if (tile.goods !== undefined) problems.add(`${at}.goods`, 'only markets have goods');
  const sides = tile.sides;
  if (typeof sides !== 'string' || sides.length !== 4) {
    problems.add(`${at}.sides`, `is ${show(sides)}, expected four letters: north, east, south, west`);
    return null;
  }
  const unknown = [...sides].find((letter) => !SIDE_LETTERS.includes(letter));
  if (unknown === undefined) return sides;
  problems.add(
    `${at}.sides`,
    `${show(sides)} has the unknown symbol "${unknown}"; known are ${[...SIDE_LETTERS].join(' ')}`,
  );
  return null;
}

function checkGoods(problems: Problems, at: string, goods: unknown): void {
  if (!isRecord(goods)) {
    problems.add(at, 'is missing');
    return;
  }
  let sum = 0;
  for (const [good, count] of Object.entries(goods)) {
    if (!(GOODS as readonly string[]).includes(good))
      problems.add(at, `unknown good "${good}"; known are ${GOODS.join(', ')}`);
    if (isCount(count)) sum += count;
    else problems.add(`${at}.${good}`, `is ${show(count)}, expected a count`);
  }
  if (sum === 0) problems.add(at, 'shows no good');
}

function checkStartingTiles(problems: Problems, tiles: unknown): void {
  for (const [i, tile] of listAt(problems, 'startingTiles', tiles, MOST_SEATS).entries()) {
    const at = `startingTiles[${i}]`;
    for (const [row, landscape] of listAt(problems, at, tile, ROWS_ON_BOARD).entries()) {
      const type = isRecord(landscape) ? landscape.type : undefined;
      if (!(TYPES as readonly unknown[]).includes(type)) {
        problems.add(`${at}[${row}].type`, `is ${show(type)}, expected one of ${TYPES.join(', ')}`);
      }
      checkLandscape(problems, `${at}[${row}]`, landscape, type);
    }
  }
}

function checkCards(problems: Problems, at: string, cards: unknown, check: (card: Data, at: string) => void): void {
  if (!Array.isArray(cards)) {
    problems.add(at, 'is not a list');
    return;
  }
  let sum = 0;
  for (const [i, card] of cards.entries()) {
    if (!isRecord(card)) problems.add(`${at}[${i}]`, 'is not an object');
    else {
      check(card, `${at}[${i}]`);
      if (isCount(card.count)) sum += card.count;
      else problems.add(`${at}[${i}].count`, `is ${show(card.count)}, expected a count`);
    }
  }
  if (sum !== CARDS_PER_KIND) problems.add(at, `adds up to ${sum} cards, expected ${CARDS_PER_KIND}`);
}

function checkPoints(problems: Problems, points: unknown): void {
  for (const [i, value] of listAt(problems, 'objectivePoints', points, OBJECTIVES).entries()) {
    if (!isCount(value))
      problems.add(`objectivePoints[${i}]`, `is ${show(value)}, expected the points of objective ${i + 1}`);
  }
}

function checkFigures(problems: Problems, figures: unknown): void {
  if (!isRecord(figures)) {
    problems.add('figures', 'is not an object');
    return;
  }
  for (const objective of FIGURE_OBJECTIVES) checkFigure(problems, `figures.${objective}`, figures[objective]);
  for (const key of Object.keys(figures)) {
    if (!FIGURE_OBJECTIVES.some((objective) => String(objective) === key)) {
      problems.add(`figures.${key}`, `is no objective with a figure; these are ${FIGURE_OBJECTIVES.join(', ')}`);
    }
  }
}

function checkFigure(problems: Problems, at: string, figure: unknown): void {
  if (!isRecord(figure)) {
    problems.add(at, 'is missing');
    return;
  }
  if (typeof figure.rotate !== 'boolean') problems.add(`${at}.rotate`, 'is neither true nor false');
  const grid = figure.grid;
  if (
    !Array.isArray(grid) ||
    grid.length === 0 ||
    grid.length > FIGURE_SIZE ||
    !grid.every((row) => typeof row === 'string')
  ) {
    problems.add(`${at}.grid`, `is not a list of 1 to ${FIGURE_SIZE} lines`);
    return;
  }
  const lines = grid as string[];
  const width = lines[0]!.length;
  if (width === 0 || width > FIGURE_SIZE) problems.add(`${at}.grid`, `is ${width} wide, expected 1 to ${FIGURE_SIZE}`);
  if (lines.some((line) => line.length !== width)) problems.add(`${at}.grid`, 'has lines of different lengths');
  const letters = lines.join('');
  const unknown = [...letters].find((letter) => !FIGURE_LETTERS.includes(letter));
  if (unknown !== undefined)
    problems.add(`${at}.grid`, `has the unknown letter "${unknown}"; known are ${[...FIGURE_LETTERS].join(' ')}`);
  if (!/[OCMP#]/.test(letters)) problems.add(`${at}.grid`, 'asks for no landscape');
}

function checkCosts(problems: Problems, costs: unknown, characters: readonly string[]): void {
  if (!isRecord(costs)) {
    problems.add('characterCosts', 'is not an object');
    return;
  }
  for (const character of characters) {
    const cost = costs[character];
    if (!isCount(cost)) problems.add(`characterCosts.${character}`, `is ${show(cost)}, expected a number of rubies`);
  }
  for (const key of Object.keys(costs)) {
    if (!characters.includes(key)) problems.add(`characterCosts.${key}`, 'is no character of the game');
  }
}
