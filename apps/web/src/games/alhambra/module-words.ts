import type { MessageId } from '@majlis/i18n';
import type { Json } from '@majlis/kernel';
import type { Say, Values } from '../../i18n.ts';
import { buildingName, listOf, placeName, tileName } from './words.ts';

/**
 * What the fields of an event or action of a module are called in its sentence, by their names: whoever adds a module
 * writes words for its codes and nothing here.
 */
export function valuesOf(say: Say, fields: Readonly<Record<string, Json>>): Values {
  const values: Record<string, string | number> = {};
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value === 'string') values[field] = value;
    if (typeof value !== 'number') continue;
    if (field === 'tile' || field === 'building')
      values.building = field === 'tile' ? tileName(say, value) : buildingName(say, value);
    else if (field === 'cell') values.place = placeName(say, value);
    else values[field] = value;
  }
  if (!Array.isArray(fields.tiles)) return values;
  values.count = fields.tiles.length;
  values.buildings = listOf((fields.tiles as number[]).map((tile) => tileName(say, tile)));
  return values;
}

/** The sentence of a code, or null if it has none. */
export function sentence(say: Say, id: string, values: Values): string | null {
  const said = say(id as MessageId, values);
  return said === id ? null : said;
}
