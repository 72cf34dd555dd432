import type { GameRecord, Json, Refusal, Seat, Viewer } from '@majlis/kernel';
import type { ChatMessage, Wish } from '@majlis/protocol';
import type { Shown } from '@majlis/table';

/** Who is there, at a table on a server. */
export interface OnlineFacts {
  readonly table: string;
  /** The player who set it up. */
  readonly host: string;
  /** Seats somebody is connected for. */
  readonly present: readonly Seat[];
  readonly spectators: number;
  readonly chat: readonly ChatMessage[];
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  readonly ahead: number;
}

/** At a table where one person plays alone against bots, on this device. */
export interface SoloFacts {
  /** What it means to take back the last own decision: null if there is none, `shows` if hidden cards came to light. */
  readonly takeBack: 'free' | 'shows' | null;
  /** Something was taken back although hidden cards had come to light: the game is marked so. */
  readonly hasTakeBacks: boolean;
}

/** All a page needs of a table after a change. Each message stands for itself: missing one loses only its motion. */
export interface TableMessage {
  readonly shown: Shown;
  /** By seat; empty for an open one. */
  readonly names: readonly string[];
  /** Left out where the table runs on this device alone. */
  readonly online?: OnlineFacts;
  /** Left out where others play too. */
  readonly solo?: SoloFacts;
  /** By seat, what each saw: only of a game that is over, for those who want to see every hand. */
  readonly open?: readonly Json[];
}

type Courteous =
  | 'say'
  | 'mute'
  | 'setStanding'
  | 'proposeTakeback'
  | 'answerTakeback'
  | 'pause'
  | 'resume'
  | 'handBack';
type Unsent<W> = W extends Wish ? Omit<W, 'id' | 'seat'> : never;
/** What people at a table ask of each other, beside playing. */
export type Courtesy = Unsent<Extract<Wish, { type: Courteous }>>;

export type Answer = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

/** A table, wherever it runs: in a worker of this page or on a server. */
export interface TableLink {
  onMessage(listen: (message: TableMessage) => void): () => void;
  act(seat: Seat, decision: string, action: Json): Promise<Answer>;
  /** Whether the action would be accepted: for what the list of legal actions leaves out. */
  check(seat: Seat, action: Json): Promise<Refusal | null>;
  undo(seat: Seat): Promise<Answer>;
  /** All of it only at a table on a server; standing answers anywhere. */
  ask?(seat: Seat, courtesy: Courtesy): Promise<Answer>;
  /** Through whose eyes, where this device speaks for several seats. */
  watch(viewer: Viewer): void;
  close(): void;
  /** The whole game, once it is over. */
  record?(): Promise<GameRecord>;
  /** Nothing can be done there. */
  readonly isReplay?: boolean;
  /** An answer is looked at before it is given, whatever the settings say. */
  readonly isPuzzle?: boolean;
}
