import { read } from '@majlis/kernel';
import { building, type Codec } from '../../action-text.ts';
import { parseSide, type Side, sideText } from '../../board/cells.ts';
import { BUILDINGS } from '../../content/buildings.ts';
import { CITIZENS_CHOSEN } from './content.ts';

const names: readonly string[] = BUILDINGS;
const isColour = read.int(0, BUILDINGS.length - 1);

/** `garden tower seraglio`: citizens by the kinds whose colours they have, in rising order. */
export const citizens: Codec = {
  reads: (value): value is number[] =>
    read.list(isColour, CITIZENS_CHOSEN)(value) && value.every((v, i) => i === 0 || value[i - 1]! <= v),
  text: (value: readonly number[]) => value.map((kind) => names[kind]).join(' '),
  parse(words) {
    const kinds = words.map((word) => names.indexOf(word));
    return kinds.includes(-1) ? null : kinds.sort((a, b) => a - b);
  },
};

export const side: Codec = {
  reads: read.literal(0, 1, 2, 3),
  text: (value: Side) => sideText(value),
  parse: (words) => (words.length === 1 ? parseSide(words[0]!) : null),
};

/** A new citizen, or none. */
export const recruit: Codec = {
  reads: (value): value is number | null => value === null || isColour(value),
  text: (value: number | null) => (value === null ? '' : names[value]!),
  parse: (words) => (words.length === 0 ? null : (building.parse(words) ?? undefined)),
};
