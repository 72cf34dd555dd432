import { type Seat, versionsOf } from '@majlis/kernel';
import { type Book, type BookedLine, type Move, newSeat, type SegmentBook } from './book.ts';
import { answerClock, holdClock, lengthenClock, refreshClock, turnClock } from './clock.ts';
import { type Entry, isPrivate } from './entry.ts';
import { stillStanding } from './standing.ts';
import { weigh, weighCut } from './weight.ts';

const KEPT_RECEIPTS = 256;
/** Lines of chat anybody can still be shown. */
const KEPT_CHAT = 200;
/** The first refused takeback costs this much waiting, each further one twice as much. */
const REFUSAL_DELAY = 15_000;
/** How long somebody must be gone, while a bot plays for them, before they may be replaced. */
const AWAY_FOR_GOOD = 86_400_000;

/** Writes an entry into the book. */
export function fold(book: Book, entry: Entry): void {
  if (entry.seq !== book.seq + 1) throw new Error(`entry ${entry.seq} after ${book.seq}`);
  book.seq = entry.seq;
  if (!isPrivate(entry)) {
    book.publicSeq++;
    book.publicAt = entry.at;
  }
  weigh(book.weight, entry);
  if (entry.client !== null) keepReceipt(book, entry.client);
  (folds[entry.kind] as (book: Book, entry: Entry) => void)(book, entry);
  // What concerns one seat alone moves nobody's clock: when it was looked at last would tell the others.
  if (!isPrivate(entry)) turnClocks(book, entry.at);
}

function keepReceipt(book: Book, client: string): void {
  book.receipts.set(client, book.publicSeq);
  if (book.receipts.size > KEPT_RECEIPTS) book.receipts.delete(book.receipts.keys().next().value!);
}

type Of<K extends Entry['kind']> = Extract<Entry, { kind: K }>;
type Folds = { readonly [K in Entry['kind']]: (book: Book, entry: Of<K>) => void };

const folds: Folds = {
  created() {},
  arranged(book, { config, seats }) {
    book.config = config;
    book.seats = Array.from({ length: seats }, (_, i) => book.seats[i] ?? newSeat(book.terms));
  },
  seated(book, { seat, holder }) {
    const { clock, refusals, mayProposeAt } = book.seats[seat]!;
    book.seats[seat] = { ...newSeat(book.terms), holder, clock, refusals, mayProposeAt };
  },
  started(book, started) {
    const { config, events, asked } = started;
    book.phase = 'playing';
    book.config = config;
    book.log = [JSON.stringify(events)];
    book.asked = asked;
    book.segments = [segmentOf(started, 0)];
  },
  migrated(book, migrated) {
    book.asked = migrated.asked;
    book.floor = book.line.length;
    book.segments.push(segmentOf(migrated, book.line.length));
  },
  played: foldPlayed,
  undone(book, { seat, to, asked }) {
    // A seat that undoes what its standing answer did would only see it done again.
    if (book.line[to]?.how === 'standing') book.seats[seat]!.standing = [];
    cutLine(book, seat, to, asked);
  },
  takebackProposed(book, { seat, to }) {
    book.takeback = { seat, to, yes: [] };
  },
  takebackAnswered(book, { seat, yes, at }) {
    if (book.takeback === null) return;
    if (yes) book.takeback.yes.push(seat);
    else refuseTakeback(book, seat, at);
  },
  tookBack(book, { to, asked }) {
    book.floor = to;
    cutLine(book, book.takeback?.seat ?? 0, to, asked);
  },
  stopped(book, { reason, failing }) {
    book.phase = 'stopped';
    book.stopped = { kind: 'stopped', reason, failing };
  },
  revived(book) {
    book.phase = book.segments.length > 0 ? 'playing' : 'gathering';
    book.stopped = null;
  },
  closed(book) {
    book.phase = 'closed';
  },
  standingSet(book, { seat, answers }) {
    book.seats[seat]!.standing = answers;
  },
  paused(book) {
    book.paused = true;
  },
  resumed(book) {
    book.paused = false;
  },
  reminded(book, { seat }) {
    book.seats[seat]!.reminded = true;
  },
  rested(book, { seat, until }) {
    book.seats[seat]!.rest = until;
  },
  lengthened(book, { seat, ms }) {
    lengthenClock(book.seats[seat]!.clock, ms);
  },
  timedOut() {},
  tookOver(book, { seat, level, by, at }) {
    book.seats[seat]!.standIn = level;
    book.seats[seat]!.standInFrom = book.line.length;
    // Whoever plays a seat sees its hand: a host who finds somebody away for a moment must not give it away.
    book.seats[seat]!.replaceableAt = by === undefined ? at + AWAY_FOR_GOOD : at;
  },
  handedBack(book, { seat }) {
    book.seats[seat]!.standIn = null;
    book.seats[seat]!.replaceableAt = null;
    refreshClock(book.terms.clock, book.seats[seat]!.clock);
  },
  substituted(book, { seat, player }) {
    const { holder, absent } = book.seats[seat]!;
    changeHands(book, seat, player, absent ?? (holder.kind === 'human' ? holder.player : null));
  },
  returned(book, { seat }) {
    changeHands(book, seat, book.seats[seat]!.absent!, null);
  },
  clocksHeld(book, { ms }) {
    for (const { clock } of book.seats) holdClock(clock, ms);
  },
  said(book, said) {
    book.chat.push(chatLineOf(said, book.publicSeq));
    if (book.chat.length > KEPT_CHAT) book.chat.shift();
  },
  muted(book, { seat, other, on }) {
    const before = book.seats[seat]!.muted.filter((muted) => muted !== other);
    book.seats[seat]!.muted = on ? [...before, other] : before;
  },
  silenced(book, { seat, on }) {
    book.seats[seat]!.silenced = on;
  },
};

/** What a book notes of entries that are told again when it is opened at a snapshot. */
export const moveOf = (entry: Of<'played'>): Move => {
  const { seq, seat, action, how, at, revealed, hash } = entry;
  return { entry: seq, seat, action, how, at, revealed, hash };
};

export function segmentOf(entry: Of<'started' | 'migrated'>, from: number): SegmentBook {
  const start = entry.kind === 'migrated' ? entry.start : null;
  return { ...versionsOf(entry), entry: entry.seq, start, startHash: entry.startHash, from };
}

export const chatLineOf = ({ seq: entry, at, seat, player, text }: Of<'said'>, seq: number): BookedLine => ({
  entry,
  seq,
  at,
  seat,
  player,
  text,
});

function foldPlayed(book: Book, entry: Of<'played'>): void {
  const { seat, how, revealed, at } = entry;
  const seatBook = book.seats[seat]!;
  const before = book.line.length;
  if (before > 0 && book.line[before - 1]!.seat !== seat) book.floor = before;
  book.line.push(moveOf(entry));
  if (revealed) book.floor = book.line.length;
  book.log.push(JSON.stringify(entry.events));
  book.asked = entry.asked;
  book.outcome = entry.outcome;
  book.takeback = null;
  seatBook.reminded = false;
  if (how === 'hand') seatBook.standing = stillStanding(seatBook.standing, entry.prompt);
  answerClock(book.terms.clock, seatBook.clock, at);
  if (entry.outcome !== null) book.phase = 'over';
}

/** Another person has the seat: what the one before kept to themselves goes with them. */
function changeHands(book: Book, seat: Seat, player: string, absent: string | null): void {
  const { clock, refusals, mayProposeAt, silenced } = book.seats[seat]!;
  const kept = { clock, refusals, mayProposeAt, silenced };
  book.seats[seat] = { ...newSeat(book.terms), ...kept, holder: { kind: 'human', player }, absent };
  refreshClock(book.terms.clock, clock);
}

function cutLine(book: Book, seat: Seat, to: number, asked: readonly Seat[]): void {
  weighCut(book.weight, seat, book.log.slice(to + 1));
  book.line.length = to;
  book.log.length = to + 1;
  book.asked = asked;
  book.takeback = null;
  book.cuts++;
}

/** Whoever withdraws a proposal waits no longer for it. */
function refuseTakeback(book: Book, by: Seat, at: number): void {
  const proposer = book.seats[book.takeback!.seat]!;
  if (by !== book.takeback!.seat) {
    proposer.mayProposeAt = at + REFUSAL_DELAY * 2 ** proposer.refusals;
    proposer.refusals++;
  }
  book.takeback = null;
}

function turnClocks(book: Book, at: number): void {
  const runs = book.phase === 'playing' && !book.paused;
  book.seats.forEach(({ clock, holder, standIn, rest }, seat) => {
    const asked = book.phase === 'playing' && book.asked.includes(seat);
    const running = runs && asked && holder.kind === 'human' && standIn === null && rest === null;
    turnClock(book.terms.clock, clock, at, { asked, running });
  });
}
