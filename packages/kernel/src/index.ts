export {
  type ChanceState,
  commitmentOf,
  imagineChance,
  isSeed,
  keyedChance,
  type RepeatableRng,
  type Rng,
  rngFrom,
  type Seed,
  shuffle,
  startChance,
} from './chance.ts';
export type {
  AnyGame,
  AnyScoreLine,
  Applied,
  Catalogue,
  Checked,
  ContenderLine,
  Game,
  ModuleEntry,
  OptionEntry,
  Outcome,
  Prompt,
  Refusal,
  ScoreLine,
  Seat,
  Viewer,
} from './contract.ts';
export { RulesBug } from './contract.ts';
export { Ctx } from './ctx.ts';
export { type Asking, defineGame, type GameDef, type Known, type Own } from './define-game.ts';
export {
  type Count,
  counted,
  each,
  type Field,
  hidden,
  type OwnView,
  open,
  own,
  perSeat,
  shape,
  shown,
  type ViewOf,
} from './fields.ts';
export { type Frame, type FrameDef, type FrameTable, type KernelState, type NewFrame, NOBODY, only } from './frame.ts';
export { type AskDef, type AskFrame, ask } from './frames/ask.ts';
export { type AuctionDef, type AuctionFrame, auction } from './frames/auction.ts';
export { type EachInOrderDef, type EachInOrderFrame, eachInOrder } from './frames/each-in-order.ts';
export { type SealedAnswer, type SealedDef, type SealedFrame, sealed } from './frames/sealed.ts';
export {
  type AutomaticDef,
  automatic,
  type SequenceDef,
  type SequenceFrame,
  type Step,
  sequence,
} from './frames/sequence.ts';
export { type Declaration, type WindowDef, type WindowFrame, window } from './frames/window.ts';
export { hashJson } from './hash.ts';
export {
  type Archetype,
  type Constant,
  Constants,
  type Deed,
  type Features,
  type Heuristics,
  type Ranked,
  type Tuned,
  type Values,
  type Weights,
  type Yardsticks,
} from './heuristics.ts';
export { copyJson, type Json, sameJson } from './json.ts';
export { EventLog, type Log, type LogEntry, nullLog, type Secret, type ShownEvent, showEntry } from './log.ts';
export {
  CannotMigrate,
  isOf,
  type Migration,
  migrateEvents,
  migrateState,
  migrationsSince,
  type OlderRules,
  type StoredVersions,
  type Versions,
  versionsOf,
} from './migrate.ts';
export { rankByScore } from './ranks.ts';
export type { Reader } from './read.ts';
export * as read from './read.ts';
export {
  type GameRecord,
  RECORD_FORMAT,
  Recorder,
  RecordMismatch,
  type ReplayStep,
  replay,
  type Segment,
} from './record.ts';
