import { cardText, isMoney } from '@majlis/alhambra/client';
import type { MessageId } from '@majlis/i18n';
import type { Json } from '@majlis/kernel';
import type { Say, Values } from '../../i18n.ts';
import { buildingName, listOf, meansName, placeName, tileName } from './words.ts';

/**
 * What the fields of an event or action of a module are called in its sentence, by their names: whoever adds a module
 * writes words for its codes and nothing here.
 */
export function valuesOf(say: Say, fields: Readonly<Record<string, Json>>): Values {
  const values: Record<string, string | number> = {};
  for (const [field, value] of Object.entries(fields)) {
    const told = TOLD[field];
    if (told !== undefined) Object.assign(values, told(say, value as never));
    else if (typeof value === 'string' || typeof value === 'number') values[field] = value;
  }
  return values;
}

const SIDES = 'NESW';
const listed = (name: (say: Say, item: number) => string) => (say: Say, items: readonly number[]) =>
  listOf(items.map((item) => name(say, item)));

const TOLD: Readonly<Record<string, (say: Say, value: never) => Values>> = {
  tile: (say, tile: number) => ({ building: tileName(say, tile) }),
  tiles: (say, tiles: readonly number[]) => ({ count: tiles.length, buildings: listed(tileName)(say, tiles) }),
  building: (say, kind: number) => ({ building: buildingName(say, kind) }),
  buildings: (say, kinds: readonly number[]) => ({ buildings: listed(buildingName)(say, kinds) }),
  citizens: (say, kinds: readonly number[]) => ({ citizens: listed(buildingName)(say, kinds) }),
  citizen: (say, kind: number) => ({ citizen: buildingName(say, kind) }),
  recruit: (say, kind: number | null) => ({ citizen: kind === null ? '–' : buildingName(say, kind) }),
  side: (say, side: number) => ({ side: say(`alhambra.side.${SIDES[side]}` as MessageId) }),
  cell: (say, cell: number | null): Values => (cell === null ? {} : { place: placeName(say, cell) }),
  card: (say, card: number) => ({ card: cardName(say, card) }),
  with: (say, refs: readonly number[]) => ({ cards: listed(meansName)(say, refs) }),
  direction: (say, side: number) => ({ direction: say(`alhambra.side.${SIDES[side]}` as MessageId) }),
  losses: (_say, losses: readonly number[]) => ({ losses: losses.join(', ') }),
};

/** Money as everywhere; other cards are named by their modules. */
const cardName = (say: Say, card: number): string =>
  (isMoney(card) ? null : sentence(say, `alhambra.card.${cardText(card)}`, {})) ?? meansName(say, card);

/** The sentence of a code, or null if it has none. */
export function sentence(say: Say, id: string, values: Values): string | null {
  const said = say(id as MessageId, values);
  return said === id ? null : said;
}
