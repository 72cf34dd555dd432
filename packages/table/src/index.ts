export { adopt } from './adopt.ts';
export type { Book, ChatLine, Move, Phase, SeatBook } from './book.ts';
export type { ClockRule, Deadline } from './clock.ts';
export type { Command } from './command.ts';
export {
  type Entry,
  type EntryBody,
  type Handled,
  type Holder,
  type How,
  isPrivate,
  OTHER_RULES,
  type Terms,
} from './entry.ts';
export { checkAnswer } from './play.ts';
export { JournalMismatch, type Snapshot } from './position.ts';
export { Restoring, type Wanted } from './restoring.ts';
export {
  EVERYTHING,
  type Shown,
  type ShownDecision,
  type ShownMove,
  type ShownPosition,
  type ShownSeat,
  type Since,
  show,
  showPositionAt,
} from './show.ts';
export type { StandingAnswer } from './standing.ts';
export { type NewTable, type Pending, Table, type TableOptions, versionsIn } from './table.ts';
