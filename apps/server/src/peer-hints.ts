import type { StoredEvent } from './storage/append.ts';

/** What is new at a table; null: something is, and has to be read. */
export type News = ReadonlyMap<string, readonly StoredEvent[] | null>;

/** What servers tell each other. Servers of before read `changed`, and nothing of `news`. */
export interface Hint {
  readonly from: string;
  readonly changed?: readonly string[];
  readonly news?: readonly (readonly [table: string, ...event: [seq: number, at: number, body: string]])[];
  /** Where people came or went. */
  readonly moved?: readonly string[];
  readonly revoked?: readonly [table: string, seat: number];
}

/** A notification holds fewer than 8000 bytes. */
const MOST_BYTES = 7_900;
/** Around the lists. */
const FRAME_BYTES = 120;

/** The hint of one append. */
export const hintText = (from: string, table: string, events: readonly StoredEvent[]): string =>
  JSON.stringify(hintsOf(from, new Map([[table, events]]), [])[0]);

/** What changed and who moved, in as many hints as it takes. */
export function hintsOf(from: string, news: News, moved: Iterable<string>): Hint[] {
  const hints = new Packing(from);
  for (const [table, events] of news) hints.add('changed', table, events === null ? [] : rowsOf(table, events));
  for (const table of moved) hints.add('moved', table, []);
  return hints.all;
}

type Row = NonNullable<Hint['news']>[number];

const rowsOf = (table: string, events: readonly StoredEvent[]): Row[] =>
  events.map(({ seq, at, body }) => [table, seq, at, body]);

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value)) + 1;

class Packing {
  readonly all: { from: string; changed: string[]; news: Row[]; moved: string[] }[] = [];
  private readonly from: string;
  private left = 0;

  constructor(from: string) {
    this.from = from;
  }

  /** What does not even fit alone is named, and read by whoever wants it. */
  add(list: 'changed' | 'moved', table: string, rows: readonly Row[]): void {
    const name = bytesOf(table);
    const whole = name + (rows.length === 0 ? 0 : bytesOf(rows));
    const isTooLong = whole > MOST_BYTES - FRAME_BYTES;
    const bytes = isTooLong ? name : whole;
    if (bytes > this.left) {
      this.all.push({ from: this.from, changed: [], news: [], moved: [] });
      this.left = MOST_BYTES - FRAME_BYTES;
    }
    this.left -= bytes;
    const hint = this.all.at(-1)!;
    hint[list].push(table);
    if (!isTooLong) hint.news.push(...rows);
  }
}

/** What a hint says of each table: its new entries, or only that there are some. */
export function newsIn({ changed = [], news = [] }: Hint): News {
  const byTable = new Map<string, StoredEvent[] | null>(changed.map((table) => [table, null]));
  for (const [table, seq, at, body] of news) byTable.set(table, [...(byTable.get(table) ?? []), { seq, at, body }]);
  return byTable;
}
