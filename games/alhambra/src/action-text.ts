import { type Reader, read } from '@majlis/kernel';
import { cellText, isCell, parseCell, parseSide, type Side, sideText } from './board/cells.ts';
import { BUILDINGS } from './content/buildings.ts';
import { cardText, isMoney, liesInRow, parseCard } from './content/cards.ts';
import { isTile, parseTile, tileText } from './content/tiles.ts';

/** How one field of an action is read from outside, written and typed. Lists take all words up to the next keyword. */
export interface Codec {
  readonly reads: Reader<unknown>;
  /** Lists may come in any order; this is the one they are kept in. */
  orders?(value: never): unknown;
  text(value: never): string;
  parse(words: readonly string[]): unknown;
}

/** The fields of an action in the order of its text, each behind its keyword (none: it comes first). */
export type ActionSpec = Readonly<Record<string, { readonly keyword?: string; readonly codec: Codec }>>;

/** As a module writes it: what all modules sell and pay with is known only when all of them are gathered. */
export type ActionDraft = Readonly<Record<string, { readonly keyword?: string; readonly codec: Codec | Gathered }>>;
type Gathered = 'payment' | 'offer';

export const finishSpec = (draft: ActionDraft, gathered: Readonly<Record<Gathered, Codec>>): ActionSpec =>
  Object.fromEntries(
    Object.entries(draft).map(([name, { codec, ...field }]) => [
      name,
      { ...field, codec: typeof codec === 'string' ? gathered[codec] : codec },
    ]),
  );

const oneWord =
  <T>(parse: (word: string) => T | null) =>
  (words: readonly string[]): T | null =>
    words.length === 1 ? parse(words[0]!) : null;

const listOf =
  <T>(parse: (word: string) => T | null) =>
  (words: readonly string[]): T[] | null => {
    const items = words.map(parse);
    return items.includes(null) ? null : (items as T[]);
  };

const numberUpTo = (max: number) => (word: string) =>
  /^\d{1,4}$/.test(word) && Number(word) <= max ? Number(word) : null;

const isMoneyCard: Reader<number> = (value): value is number => read.int(0)(value) && isMoney(value);
const isCardOfRow: Reader<number> = (value): value is number => read.int(0)(value) && liesInRow(value);
const parseCardOf = (is: Reader<number>) => (word: string) => {
  const card = parseCard(word);
  return card !== null && is(card) ? card : null;
};
const rising = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

export const tile: Codec = {
  reads: (value): value is number => typeof value === 'number' && isTile(value),
  text: (value: number) => tileText(value),
  parse: oneWord(parseTile),
};
/** Several, or none. */
export const tiles: Codec = {
  reads: read.list(tile.reads as Reader<number>, 60),
  orders: rising,
  text: (value: readonly number[]) => value.map(tileText).join(' '),
  parse: listOf(parseTile),
};
export const cell: Codec = {
  reads: (value): value is number => typeof value === 'number' && isCell(value),
  text: (value: number) => cellText(value),
  parse: oneWord(parseCell),
};
export const passage: Codec = {
  reads: read.literal(null, 0, 1, 2, 3),
  text: (value: Side | null) => (value === null ? '' : sideText(value)),
  parse: (words) => (words.length === 0 ? null : (oneWord(parseSide)(words) ?? undefined)),
};
export const moneyCard: Codec = { reads: isMoneyCard, text: cardText, parse: oneWord(parseCardOf(isMoneyCard)) };
/** Cards as they lie in the row. */
export const cards: Codec = {
  reads: read.list(isCardOfRow, 8),
  orders: rising,
  text: (value: readonly number[]) => value.map(cardText).join(' '),
  parse: listOf(parseCardOf(isCardOfRow)),
};
/** A square of the market; typed from 1 on. */
export const square: Codec = {
  reads: read.int(0, 3),
  text: (value: number) => String(value + 1),
  parse: oneWord((word) => (/^[1-4]$/.test(word) ? Number(word) - 1 : null)),
};
export const amount: Codec = { reads: read.int(1, 999), text: String, parse: oneWord(numberUpTo(999)) };
export const building: Codec = {
  reads: read.int(0, BUILDINGS.length - 1),
  text: (value: number) => BUILDINGS[value]!,
  parse: oneWord((word) => {
    const at = (BUILDINGS as readonly string[]).indexOf(word);
    return at < 0 ? null : at;
  }),
};

/** Means of payment: cards, and whatever modules have named. */
export function paymentCodec(refs: Readonly<Record<string, number>>): Codec {
  const names = new Map(Object.entries(refs).map(([name, ref]) => [ref, name]));
  const isRef: Reader<number> = (value): value is number => isCardOfRow(value) || names.has(value as number);
  const parseRef = (word: string) => refs[word] ?? parseCardOf(isCardOfRow)(word);
  return {
    reads: read.list(isRef, 200),
    orders: rising,
    text: (value: readonly number[]) => value.map((ref) => names.get(ref) ?? cardText(ref)).join(' '),
    parse: listOf(parseRef),
  };
}

/** Something for sale: a square of the market, or what modules have named. */
export function offerCodec(offers: Readonly<Record<string, number>>): Codec {
  const names = new Map(Object.entries(offers).map(([name, key]) => [key, name]));
  return {
    reads: (value): value is number => square.reads(value) || names.has(value as number),
    text: (value: number) => names.get(value) ?? String(value + 1),
    parse: (words) => square.parse(words) ?? oneWord((word) => offers[word] ?? null)(words),
  };
}

export function readActionWith(specs: Readonly<Record<string, ActionSpec>>): (value: unknown) => unknown {
  const readers = new Map(
    Object.entries(specs).map(([type, spec]) => {
      const fields = Object.entries(spec).map(([name, { codec }]) => [name, codec.reads]);
      return [type, read.record({ type: read.literal(type), ...Object.fromEntries(fields) })] as const;
    }),
  );
  return (value) => {
    const type = (value as { type?: unknown } | null | undefined)?.type;
    if (typeof type !== 'string' || readers.get(type)?.(value) !== true) return null;
    return inOrder(specs[type]!, value as Record<string, never>);
  };
}

function inOrder(spec: ActionSpec, action: Readonly<Record<string, never>>): unknown {
  const ordered = Object.entries(spec).flatMap(([name, { codec }]) =>
    codec.orders === undefined ? [] : [[name, codec.orders(action[name]!)]],
  );
  return ordered.length === 0 ? action : { ...action, ...Object.fromEntries(ordered) };
}

/** `buy 3 with b7 b2` */
export function actionTextWith(
  specs: Readonly<Record<string, ActionSpec>>,
): (action: { readonly type: string }) => string {
  // Searches name every move they try by its text.
  const fieldsOf = new Map(Object.entries(specs).map(([type, spec]) => [type, Object.entries(spec)]));
  return (action) => {
    const fields = fieldsOf.get(action.type)!;
    let words = action.type;
    for (let i = 0; i < fields.length; i++) {
      const [name, { keyword, codec }] = fields[i]!;
      const text = codec.text((action as unknown as Record<string, never>)[name]!);
      if (text !== '') words += keyword === undefined ? ` ${text}` : ` ${keyword} ${text}`;
    }
    return words;
  };
}

export function parseActionWith(specs: Readonly<Record<string, ActionSpec>>, text: string): unknown {
  const [type, ...words] = text.trim().split(/\s+/);
  const spec = specs[type ?? ''];
  if (spec === undefined) return null;
  const fields = Object.entries(spec);
  const keywords = new Set(fields.flatMap(([, { keyword }]) => keyword ?? []));
  const parts: Record<string, string[]> = { '': [] };
  let part = '';
  for (const word of words) {
    if (!keywords.has(word)) parts[part]!.push(word);
    else if (parts[word] !== undefined) return null;
    else {
      parts[word] = [];
      part = word;
    }
  }
  const action: Record<string, unknown> = { type };
  for (const [name, { keyword, codec }] of fields) action[name] = codec.parse(parts[keyword ?? ''] ?? []);
  const usesLead = fields.some(([, { keyword }]) => keyword === undefined);
  return usesLead || parts['']!.length === 0 ? action : null;
}
