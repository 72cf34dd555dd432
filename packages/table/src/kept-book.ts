import { copyJson, type Json } from '@majlis/kernel';
import type { Book } from './book.ts';
import type { Entry } from './entry.ts';
import { chatLineOf, moveOf, segmentOf } from './fold.ts';
import { JournalMismatch } from './position.ts';

/** To be raised whenever a book gets another form: a table kept in an older one is made from its whole journal. */
export const KEPT_BOOK = 3;

/** What is not kept but told again by entries of the journal: those in effect, however long the journal is. */
type Told = 'game' | 'seed' | 'commitment' | 'terms' | 'line' | 'log' | 'segments' | 'chat' | 'receipts';

/**
 * A book as it is kept beside a position, so that what has no effect any more need not be read again: old talk, moves
 * taken back, standing answers replaced. Moves and talk are named by their entries, never copied: what somebody has
 * deleted from the journal must not come back from here.
 */
export interface KeptBook extends Omit<Book, Told> {
  readonly version: number;
  readonly receipts: readonly (readonly [string, number])[];
  /** Numbers of entries, as first and last of each unbroken run. */
  readonly line: readonly number[];
  /** Entries, and how many moves were in effect when each came. */
  readonly segments: readonly (readonly [entry: number, from: number])[];
  /** Entries, and the numbers everybody knows them by. */
  readonly chat: readonly (readonly [entry: number, seq: number])[];
}

export function keepBook(book: Book): KeptBook {
  const { game, seed, commitment, terms, line, log, segments, chat, receipts, ...rest } = book;
  return {
    ...rest,
    version: KEPT_BOOK,
    receipts: [...receipts],
    line: runsOf(line.map(({ entry }) => entry)),
    segments: segments.map(({ entry, from }) => [entry, from]),
    chat: chat.map(({ entry, seq }) => [entry, seq]),
  };
}

/** The entries a kept book is to be told again, in their order. */
export function entriesOf({ line, segments, chat }: KeptBook): number[] {
  const numbers = [...segments, ...chat].map(([entry]) => entry);
  for (let i = 0; i < line.length; i += 2) for (let n = line[i]!; n <= line[i + 1]!; n++) numbers.push(n);
  return [1, ...numbers].sort((a, b) => a - b);
}

/** Tells the book of a table that has only begun what was kept of it. `today`: an entry as it is told today. */
export function openKeptBook(
  book: Book,
  kept: KeptBook,
  entries: ReadonlyMap<number, Entry>,
  today: (entry: Entry) => Entry,
): void {
  const { version, receipts, line, segments, chat, ...rest } = kept;
  Object.assign(book, copyJson(rest as unknown as Json));
  for (const [key, seq] of receipts) book.receipts.set(key, seq);
  const froms = new Map(segments);
  const seqs = new Map(chat);
  const tellers: Tellers = {
    started: (entry) => {
      book.log = [JSON.stringify(entry.events)];
      book.segments = [segmentOf(entry, 0)];
    },
    migrated: (entry) => void book.segments.push(segmentOf(entry, froms.get(entry.seq)!)),
    played: (entry) => {
      book.line.push(moveOf(entry));
      book.log.push(JSON.stringify(entry.events));
    },
    said: (entry) => void book.chat.push(chatLineOf(entry, seqs.get(entry.seq)!)),
  };
  for (const number of entriesOf(kept).slice(1)) {
    const entry = entries.get(number);
    if (entry === undefined || !(entry.kind in tellers)) throw new JournalMismatch(`entry ${number} is not as kept`);
    // How a move is told today depends on the segment it belongs to: the last one so far.
    (tellers[entry.kind as keyof Tellers] as (entry: Entry) => void)(today(entry));
  }
}

type Tellers = {
  readonly [K in 'started' | 'migrated' | 'played' | 'said']: (entry: Extract<Entry, { kind: K }>) => void;
};

function runsOf(numbers: readonly number[]): number[] {
  const runs: number[] = [];
  for (const number of numbers) {
    if (runs.length > 0 && runs.at(-1) === number - 1) runs[runs.length - 1] = number;
    else runs.push(number, number);
  }
  return runs;
}
