import {
  type AskFrame,
  counted,
  type EachInOrderFrame,
  hidden,
  type KernelState,
  open,
  own,
  perSeat,
  type SealedFrame,
  type Seat,
  type SequenceFrame,
  shape,
  shown,
  type ViewOf,
} from '@majlis/kernel';
import type { Action } from './actions.ts';
import type { CharacterId } from './characters/ids.ts';
import type { Config } from './config.ts';
import type { Holder } from './objectives/holder.ts';
import type { Realm } from './realm/realm.ts';

/** Its `readonly` lists are replaced and never written into, so that copies of a position can share them. */
export interface Player extends Holder {
  /** The starting tile; null before it is chosen. */
  start: number | null;
  realm: Realm;
  /** Cards of each pattern. */
  mosaics: readonly number[];
  /** Cards of each kind of stall. */
  stalls: readonly number[];
  rubies: number;
  /** Objectives held and not completed. */
  objectives: readonly number[];
  completed: readonly number[];
  /** Characters held face down. */
  hand: CharacterId[];
  /** In the order in which they were recruited. */
  recruited: readonly CharacterId[];
  /** The character Zumurrud copies (ALM-C8). */
  copied: CharacterId | null;
  extraTurnsTaken: number;
}

/** A face-up deck: its top card, the last, is seen by all (ALM-22). */
export interface Deck {
  cards: number[];
  /** How many of the lowest cards everyone has seen go under the deck. */
  known: number;
}

export const WAITING_EFFECTS = ['genie', 'marteline', 'stall', 'moon', 'ruby'] as const;
export type WaitingEffect = (typeof WAITING_EFFECTS)[number];

/** Effects activated in this turn and not yet performed (ALM-6). A genie counts once (ALM-2). */
export type Waiting = { [E in WaitingEffect]: number };

export interface Turn {
  seat: Seat;
  /** Dunyazad's turn after the end: no refill (ALM-C2). */
  extra: boolean;
  /** The slot of the board that was emptied. */
  slot: number | null;
  /** The landscape Ali has drawn. */
  drawn: number | null;
  waiting: Waiting;
  /** Moves by genies in this turn (ALM-3). */
  moves: number;
  genieActivated: boolean;
  /** What the last move moved and where from: it may not go straight back (ALM-4). */
  left: readonly { readonly landscape: number; readonly from: number }[];
  /** Characters whose power of once a turn is spent. */
  used: readonly CharacterId[];
}

export interface SequenceOf<K extends string> extends SequenceFrame {
  readonly kind: K;
}
export interface StartingTileFrame extends EachInOrderFrame {
  readonly kind: 'chooseStartingTile';
}
export interface KeepFrame extends SealedFrame<Action> {
  readonly kind: 'keepCharacters';
}
export interface PhaseFrame<K extends string> extends AskFrame {
  readonly kind: K;
}
export interface LastChoiceFrame extends EachInOrderFrame {
  readonly kind: 'lastChoice';
}
export type AlmadiFrame =
  | SequenceOf<'game'>
  | SequenceOf<'turns'>
  | SequenceOf<'turn'>
  | SequenceOf<'closing'>
  | StartingTileFrame
  | KeepFrame
  | PhaseFrame<'chooseLandscape'>
  | PhaseFrame<'placeDrawn'>
  | PhaseFrame<'performEffects'>
  | LastChoiceFrame;

/** The moments at which a player may do something; each is a frame of its own. */
export const PHASES = ['chooseLandscape', 'placeDrawn', 'performEffects', 'lastChoice'] as const;
export type Phase = (typeof PHASES)[number];

export interface State extends KernelState<AlmadiFrame> {
  config: Config;
  /** Null before it is known: starting tiles are chosen without (ALM-23). */
  first: Seat | null;
  /** Two slots for each row, from row 1; null while empty. */
  board: (number | null)[];
  supply: number[];
  mosaicDeck: Deck;
  stallDeck: Deck;
  /** Rubies in the reserve. */
  rubies: number;
  /** Objectives in the middle. */
  objectives: readonly number[];
  /** Characters face up by the board. */
  characters: readonly CharacterId[];
  players: Player[];
  turn: Turn;
}

/** What everybody sees of a player and of the table; rules that read only this work on views as well. */
export type PublicPlayer = Omit<Player, 'hand'>;
export interface Table extends Pick<State, 'config' | 'board' | 'rubies' | 'objectives' | 'characters' | 'turn'> {
  readonly players: readonly PublicPlayer[];
}

export interface DeckView {
  readonly count: number;
  readonly top: number | null;
  /** From the bottom. */
  readonly under: readonly number[];
}

const faceUpDeck = () =>
  shown(
    ({ cards, known }: Deck): DeckView => ({
      count: cards.length,
      top: cards[cards.length - 1] ?? null,
      under: cards.slice(0, known),
    }),
  );

export const fields = shape<State>()({
  chance: hidden(),
  stack: hidden(),
  nextFrameId: hidden(),
  answers: hidden(),
  over: open(),
  config: open(),
  first: open(),
  board: open(),
  supply: counted(),
  mosaicDeck: faceUpDeck(),
  stallDeck: faceUpDeck(),
  rubies: open(),
  objectives: open(),
  characters: open(),
  players: perSeat(
    shape<Player>()({
      start: open(),
      realm: open(),
      mosaics: open(),
      stalls: open(),
      rubies: open(),
      objectives: open(),
      completed: open(),
      hand: own(),
      recruited: open(),
      copied: open(),
      extraTurnsTaken: open(),
    }),
  ),
  turn: open(),
});

export type View = ViewOf<typeof fields>;

/** All seats in turn order; from seat 0 on while nobody is first. */
export const seatsInOrder = (s: Pick<State, 'first' | 'players'>): Seat[] =>
  s.players.map((_, i) => ((s.first ?? 0) + i) % s.players.length);

const NOTHING: readonly never[] = [];

export const newTurn = (seat: Seat, extra: boolean): Turn => ({
  seat,
  extra,
  slot: null,
  drawn: null,
  waiting: { genie: 0, marteline: 0, stall: 0, moon: 0, ruby: 0 },
  moves: 0,
  genieActivated: false,
  left: NOTHING,
  used: NOTHING,
});
