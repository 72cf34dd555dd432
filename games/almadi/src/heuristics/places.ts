import { oppositeOf, STEPS } from '../realm/cells.ts';
import { ACTIVATION, CARAVAN, GENIE, JAR, MARKET, OASIS, PALACE } from '../words.ts';
import { constants } from './constants.ts';
import { capacityAhead, loneOasis, type Sight } from './sight.ts';

/** What a landscape is worth in a cell for as long as it lies there; the map must not hold it. */
export function standingWorth(sight: Sight, landscape: number, cell: number): number {
  const { content, wishes } = sight;
  const type = content.typeOf[landscape]!;
  const by = constants.now;
  let worth = by.wished * wishes.type[type]! + by.palaces * besidePalaces(sight, cell, type);
  if (type === OASIS) worth += oasisWorth(sight, cell);
  else if (type === PALACE) worth += by.palaces * palaceWorth(sight, cell);
  else if (type === MARKET) worth += by.goods * goodsOf(sight, landscape) * sight.goodWorth;
  else if (type === CARAVAN) worth += by.caravans * caravanWorth(sight, cell);
  if (wishes.cells.size > 0) {
    for (const wish of wishes.cells.get(cell) ?? [])
      if (wish.type === null || wish.type === type) worth += by.wished * wish.worth;
  }
  return worth + sidesWorth(sight, landscape, cell);
}

/** What placing or moving it there gives at once. */
export function giftsOf({ content, map, gift }: Sight, landscape: number, cell: number): number {
  let worth = 0;
  let genie = false;
  for (let direction = 0; direction < 4; direction++) {
    const effect = contact(content.sides, map, landscape, cell, direction);
    if (effect === GENIE) genie = true;
    else if (effect !== 0 && effect !== JAR) worth += gift[effect]!;
  }
  return genie ? worth + gift[GENIE]! : worth;
}

/** The effect activated on this side; 0 for none. */
function contact(sides: Uint8Array, map: Uint8Array, landscape: number, cell: number, direction: number): number {
  const neighbour = map[cell + STEPS[direction]!]!;
  if (neighbour === 0) return 0;
  const own = sides[landscape * 4 + direction]!;
  const other = sides[(neighbour - 1) * 4 + oppositeOf(direction)]!;
  if (own === ACTIVATION) return other > ACTIVATION ? other : 0;
  return other === ACTIVATION && own > ACTIVATION ? own : 0;
}

/** Jars, sides that objectives wish for, and what may still meet something. */
function sidesWorth({ content, map, wishes, ahead }: Sight, landscape: number, cell: number): number {
  const { jars, wished, openArrow, openEffect, wasted } = constants.now;
  let worth = 0;
  for (let direction = 0; direction < 4; direction++) {
    const effect = contact(content.sides, map, landscape, cell, direction);
    if (effect === JAR) worth += jars;
    if (effect !== 0) worth += wished * wishes.side[effect]!;
    else {
      const own = content.sides[landscape * 4 + direction]!;
      if (own === 0) continue;
      if (map[cell + STEPS[direction]!] !== 0) worth += wasted;
      else worth += ahead * (own === ACTIVATION ? openArrow : openEffect);
    }
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
  return landscape === 0 ? -1 : content.typeOf[landscape - 1]!;
};

function countBeside(sight: Sight, cell: number, a: number, b = a): number {
  let count = 0;
  for (let direction = 0; direction < 4; direction++) {
    const type = typeAt(sight, cell + STEPS[direction]!);
    if (type === a || type === b) count++;
  }
  return count;
}

function oasisWorth(sight: Sight, cell: number): number {
  let beside = 0;
  let joined = 0;
  for (let direction = 0; direction < 4; direction++) {
    const next = cell + STEPS[direction]!;
    if (typeAt(sight, next) !== OASIS) continue;
    beside++;
    if (countBeside(sight, next, OASIS) === 0) joined++;
  }
  const lone = loneOasis(sight.ahead);
  // The largest group of all scores six more: every oasis that makes one larger is a step towards it.
  return beside === 0 ? lone : constants.now.joinedOasis + joined * (3 - lone);
}

function palaceWorth(sight: Sight, cell: number): number {
  const touching = countBeside(sight, cell, OASIS, MARKET);
  let free = 0;
  for (let direction = 0; direction < 4; direction++) if (sight.map[cell + STEPS[direction]!] === 0) free++;
  const value = touching === 0 ? 0 : 1 + touching;
  return sight.palaceTimes * (value + constants.now.freeSide * sight.ahead * free);
}

/** Palaces gain by an oasis or a market beside them; any other landscape takes the place of one. */
function besidePalaces(sight: Sight, cell: number, type: number): number {
  let worth = 0;
  for (let direction = 0; direction < 4; direction++) {
    const next = cell + STEPS[direction]!;
    if (typeAt(sight, next) !== PALACE) continue;
    const lost = constants.now.freeSide * sight.ahead;
    if (type !== OASIS && type !== MARKET) worth -= lost;
    else worth += (countBeside(sight, next, OASIS, MARKET) === 0 ? 2 : 1) - lost;
  }
  return sight.palaceTimes * worth;
}

const reached: number[] = [];

function caravanWorth(sight: Sight, cell: number): number {
  reached.length = 0;
  reached.push(cell);
  let apart = 0;
  for (let direction = 0; direction < 4; direction++) {
    const size = reachCaravans(sight, cell + STEPS[direction]!);
    apart += capacityAhead(size, sight.ahead);
  }
  return sight.capacityWorth * (capacityAhead(reached.length, sight.ahead) - apart);
}

/** The size of the group this cell belongs to, unless it was reached before. */
function reachCaravans(sight: Sight, from: number): number {
  if (typeAt(sight, from) !== CARAVAN || reached.includes(from)) return 0;
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
