import { oppositeOf, STEPS } from '../realm/cells.ts';
import { ACTIVATION, CARAVAN, GENIE, JAR, MARKET, OASIS, PALACE, SIDES } from '../words.ts';
import { capacityAhead, type Sight } from './sight.ts';

/** What a landscape is worth in a cell for as long as it lies there; the map must not hold it. */
export const standingWorth = (sight: Sight, landscape: number, cell: number): number =>
  worthAt(sight, landscape, cell, false);

/** The same with what placing or moving it there gives at once. */
export const placeWorth = (sight: Sight, landscape: number, cell: number): number =>
  worthAt(sight, landscape, cell, true);

function worthAt(sight: Sight, landscape: number, cell: number, atOnce: boolean): number {
  const { content, map, by, gift } = sight;
  let sides = 0;
  let gifts = 0;
  let genie = false;
  for (let direction = 0; direction < 4; direction++) {
    const own = content.sides[landscape * 4 + direction]!;
    if (own === 0) continue;
    const neighbour = map[cell + STEPS[direction]!]!;
    if (neighbour === 0) {
      sides += own === ACTIVATION ? sight.openArrow : sight.openEffect;
      continue;
    }
    const effect = CONTACTS[own * SIDES.length + content.sides[(neighbour - 1) * 4 + oppositeOf(direction)]!]!;
    if (effect === 0) {
      sides += by.wasted;
      continue;
    }
    if (effect === JAR) sides += by.jars;
    else if (effect === GENIE) genie = true;
    else gifts += gift[effect]!;
    sides += sight.wishedSides[effect]!;
  }
  const standing = groundWorth(sight, landscape, cell) + sides;
  if (!atOnce) return standing;
  return standing + (genie ? gifts + gift[GENIE]! : gifts);
}

/** The effect activated where two sides touch, 0 for none; by one side times their number, plus the other. */
const CONTACTS = Uint8Array.from({ length: SIDES.length ** 2 }, (_, i) => {
  const own = Math.floor(i / SIDES.length);
  const other = i % SIDES.length;
  if (own === ACTIVATION) return other > ACTIVATION ? other : 0;
  return other === ACTIVATION && own > ACTIVATION ? own : 0;
});

/** The types of the landscapes beside the cell that is looked at, by direction; `NOTHING` where there is none. */
const types = [0, 0, 0, 0];
const NOTHING = -1;

/** What its type is worth there, whatever its sides. */
function groundWorth(sight: Sight, landscape: number, cell: number): number {
  const { content, wishes, by } = sight;
  const type = content.typeOf[landscape]!;
  for (let direction = 0; direction < 4; direction++) types[direction] = typeAt(sight, cell + STEPS[direction]!);
  let worth = by.wished * wishes.type[type]! + by.palaces * besidePalaces(sight, cell, type);
  if (type === OASIS) worth += oasisWorth(sight, cell);
  else if (type === PALACE) worth += by.palaces * palaceWorth(sight);
  else if (type === MARKET) worth += by.goods * goodsOf(sight, landscape) * sight.goodWorth;
  else if (type === CARAVAN) worth += by.caravans * caravanWorth(sight, cell);
  const { cells } = wishes;
  for (let i = 0; i < cells.length; i++) {
    const wish = cells[i]!;
    if (wish.cell === cell && (wish.type === null || wish.type === type)) worth += by.wished * wish.worth;
  }
  return worth;
}

function goodsOf({ content }: Sight, landscape: number): number {
  const at = landscape * 4;
  const { goods } = content;
  return goods[at]! + goods[at + 1]! + goods[at + 2]! + goods[at + 3]!;
}

const typeAt = ({ content, map }: Sight, cell: number): number => {
  const landscape = map[cell]!;
  return landscape === 0 ? NOTHING : content.typeOf[landscape - 1]!;
};

function isBeside(sight: Sight, cell: number, a: number, b = a): boolean {
  for (let direction = 0; direction < 4; direction++) {
    const type = typeAt(sight, cell + STEPS[direction]!);
    if (type === a || type === b) return true;
  }
  return false;
}

function oasisWorth(sight: Sight, cell: number): number {
  let beside = 0;
  let joined = 0;
  for (let direction = 0; direction < 4; direction++) {
    if (types[direction] !== OASIS) continue;
    beside++;
    if (!isBeside(sight, cell + STEPS[direction]!, OASIS)) joined++;
  }
  // The largest group of all scores six more: every oasis that makes one larger is a step towards it.
  return beside === 0 ? sight.loneOasis : sight.by.joinedOasis + joined * (3 - sight.loneOasis);
}

function palaceWorth({ palaceTimes, freeSide }: Sight): number {
  let touching = 0;
  let free = 0;
  for (let direction = 0; direction < 4; direction++) {
    const type = types[direction]!;
    if (type === NOTHING) free++;
    else if (type === OASIS || type === MARKET) touching++;
  }
  const value = touching === 0 ? 0 : 1 + touching;
  return palaceTimes * (value + freeSide * free);
}

/** Palaces gain by an oasis or a market beside them; any other landscape takes the place of one. */
function besidePalaces(sight: Sight, cell: number, type: number): number {
  const { freeSide } = sight;
  let worth = 0;
  for (let direction = 0; direction < 4; direction++) {
    if (types[direction] !== PALACE) continue;
    if (type !== OASIS && type !== MARKET) worth -= freeSide;
    else worth += (isBeside(sight, cell + STEPS[direction]!, OASIS, MARKET) ? 1 : 2) - freeSide;
  }
  return sight.palaceTimes * worth;
}

const reached: number[] = [];

function caravanWorth(sight: Sight, cell: number): number {
  const { ahead } = sight;
  while (reached.length > 0) reached.pop();
  reached.push(cell);
  let apart = 0;
  for (let direction = 0; direction < 4; direction++) {
    if (types[direction] === CARAVAN) apart += capacityAhead(reachCaravans(sight, cell + STEPS[direction]!), ahead);
  }
  return sight.capacityWorth * (capacityAhead(reached.length, ahead) - apart);
}

/** The size of the group this cell belongs to, unless it was reached before. */
function reachCaravans(sight: Sight, from: number): number {
  if (reached.includes(from)) return 0;
  const begun = reached.length;
  reached.push(from);
  for (let i = begun; i < reached.length; i++) {
    for (let direction = 0; direction < 4; direction++) {
      const next = reached[i]! + STEPS[direction]!;
      if (typeAt(sight, next) === CARAVAN && !reached.includes(next)) reached.push(next);
    }
  }
  return reached.length - begun;
}
