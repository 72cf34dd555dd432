import { BUILDINGS } from '../content/buildings.ts';
import { CURRENCIES } from '../content/cards.ts';
import { BAZAARS } from '../modules/bazaars/designed.ts';
import { DESIGNED_CAMPS } from '../modules/camps/designed.ts';
import { CARAVANSERAIS } from '../modules/caravanserai/designed.ts';
import { DESIGNED_COUNTERS } from '../modules/moors/designed.ts';
import { DESIGNED_HUTS } from '../modules/workers-huts/designed.ts';
import { PACK_FORMAT } from './pack.ts';

type Data = { readonly [key: string]: unknown };
type Say = (at: string, problem: string) => void;

const SECTIONS = 6;
const DEAREST = 30;
const LEVELS = ['2', '3', '4'] as const;

const isRecord = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;
const show = (value: unknown): string => JSON.stringify(value) ?? 'missing';
const isOneOf = (list: readonly string[], value: unknown): boolean => list.includes(value as string);

/** What is wrong with a pack, each line naming the place; nothing: it can be played with. */
export function checkPack(pack: unknown): string[] {
  if (!isRecord(pack)) return ['the pack is not an object'];
  const lines: string[] = [];
  const say: Say = (at, problem) => lines.push(`${at}: ${problem}`);
  if (pack.format !== PACK_FORMAT) say('format', `is ${show(pack.format)}, expected "${PACK_FORMAT}"`);
  if (typeof pack.name !== 'string' || pack.name === '') say('name', 'is missing');
  checkHuts(say, pack.workersHuts);
  checkCamps(say, pack.camps);
  eachOf(say, 'bazaars', pack.bazaars, BAZAARS.length, checkBazaar);
  eachOf(say, 'caravanserais', pack.caravanserais, CARAVANSERAIS.length, checkCaravanserai);
  checkCounters(say, pack.cultureCounters);
  return lines;
}

function eachOf(
  say: Say,
  at: string,
  list: unknown,
  length: number,
  check: (say: Say, at: string, item: Data) => void,
): void {
  if (!Array.isArray(list)) {
    say(at, 'is not a list');
    return;
  }
  if (list.length !== length) say(at, `has ${list.length} entries, expected ${length}`);
  for (const [i, item] of list.entries()) {
    if (isRecord(item)) check(say, `${at}[${i}]`, item);
    else say(`${at}[${i}]`, 'is not an object');
  }
}

/** Sides in the order N, E, S, W, each at most once. */
function checkSides(say: Say, at: string, sides: unknown, least: number): void {
  if (typeof sides !== 'string' || !/^N?E?S?W?$/.test(sides) || sides.length < least || sides.length > 3) {
    say(at, `is ${show(sides)}, expected ${least} to 3 of the letters N E S W, in this order`);
  }
}

function checkHuts(say: Say, huts: unknown): void {
  if (!isRecord(huts)) {
    say('workersHuts', 'is not an object with a list for each kind of building');
    return;
  }
  for (const building of BUILDINGS) {
    const at = `workersHuts.${building}`;
    const walls = huts[building];
    const count = DESIGNED_HUTS[building].length;
    if (!Array.isArray(walls) || walls.length !== count) say(at, `is not a list of ${count} huts`);
    else for (const [i, sides] of walls.entries()) checkSides(say, `${at}[${i}]`, sides, 0);
  }
}

function checkCamps(say: Say, camps: unknown): void {
  const names = new Set<string>();
  eachOf(say, 'camps', camps, DESIGNED_CAMPS.length, (_, at, { bastions, price }) => {
    checkSides(say, `${at}.bastions`, bastions, 1);
    if (!isCount(price) || price < 1 || price > DEAREST) {
      say(`${at}.price`, `is ${show(price)}, expected a price from 1 to ${DEAREST}`);
    }
    const name = `${bastions} ${price}`;
    if (names.has(name)) say(at, 'is there twice');
    names.add(name);
  });
}

function checkBazaar(say: Say, at: string, { currency, colours }: Data): void {
  checkCurrency(say, `${at}.currency`, currency);
  const three = Array.isArray(colours) ? new Set(colours) : new Set();
  if (three.size !== 3 || ![...three].every((colour) => isOneOf(BUILDINGS, colour))) {
    say(`${at}.colours`, `is ${show(colours)}, expected three different of ${BUILDINGS.join(', ')}`);
  }
}

function checkCaravanserai(say: Say, at: string, { main, branch }: Data): void {
  checkCurrency(say, `${at}.main`, main);
  for (const level of LEVELS) {
    checkCurrency(say, `${at}.branch.${level}`, isRecord(branch) ? branch[level] : undefined);
  }
}

function checkCurrency(say: Say, at: string, currency: unknown): void {
  if (!isOneOf(CURRENCIES, currency)) say(at, `is ${show(currency)}, expected one of ${CURRENCIES.join(', ')}`);
}

function checkCounters(say: Say, counters: unknown): void {
  for (const { prices } of DESIGNED_COUNTERS) {
    const price = prices.join('/');
    const at = `cultureCounters.${price}`;
    const printed = isRecord(counters) ? counters[price] : undefined;
    if (!isRecord(printed)) {
      say(at, 'is missing');
      continue;
    }
    for (const key of ['points', 'squares'] as const) {
      const list = printed[key];
      const rises = (value: unknown, i: number, all: readonly unknown[]) =>
        isCount(value) && (i === 0 || value >= (all[i - 1] as number));
      if (!Array.isArray(list) || list.length !== SECTIONS || !list.every(rises)) {
        say(`${at}.${key}`, `is ${show(list)}, expected ${SECTIONS} numbers, none lower than the one before`);
      }
    }
    // ALH-MOOR-3: a new counter shows 0; ALH-MOOR-2: it is taken with two buildings.
    if (Array.isArray(printed.points) && printed.points[0] !== 0) say(`${at}.points`, 'does not begin with 0');
    if (Array.isArray(printed.squares) && printed.squares[0] !== 2) say(`${at}.squares`, 'does not begin with 2');
  }
}
