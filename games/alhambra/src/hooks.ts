import type {
  AnyScoreLine,
  ContenderLine,
  Ctx,
  Field,
  FrameDef,
  Ranked,
  Refusal,
  Rng,
  Seat,
  Step,
  Viewer,
} from '@majlis/kernel';
import type { ActionDraft } from './action-text.ts';
import type { AlhambraAction } from './actions.ts';
import type { Cell, Edges, Side } from './board/cells.ts';
import type { Currency } from './content/cards.ts';
import type { Places, Round } from './content/score-table.ts';
import type { AlhambraEvent } from './events.ts';
import type {
  AlhambraFrame,
  EndGameFrame,
  EndOfMoveFrame,
  OpeningFrame,
  ScoringFrame,
  TileSource,
  TurnFrame,
} from './frames.ts';
import type { Sight } from './heuristics/sight.ts';
import type { ModuleBots, ModuleTesting } from './module-parts.ts';
import type { AnyModule, Slices } from './modules/slices.ts';
import type { Payment, PaymentSource, Purse } from './rules/payments.ts';
import type { Wallet } from './rules/wallet.ts';
import type { Price } from './rules/ways.ts';
import type { Options, State } from './state.ts';
import type { ToldBill } from './tell/types.ts';

export type X = Ctx<State, AlhambraFrame, AlhambraEvent>;
// biome-ignore lint/suspicious/noExplicitAny: a table holds the definitions of many kinds of frame
export type AnyFrameDef = FrameDef<State, any, AlhambraAction, AlhambraEvent, AlhambraFrame>;
type StepOf<F extends AlhambraFrame> = Step<State, F, AlhambraEvent, AlhambraFrame>;

/** On what occasion something is bought: in the buyer's turn, or by a special move. */
export type Channel = 'turn' | 'special';

/** What something costs, and on what terms. */
export interface Terms {
  /** The tile that is bought, if it is one. */
  readonly tile: number | null;
  /** Null: one of the payer's choice. */
  readonly currency: Currency | null;
  /** Money of all currencies may be mixed. */
  readonly mixed: boolean;
  readonly price: number;
  /** No more than the price is taken. */
  readonly exact: boolean;
  /** Exact money gives another action. */
  readonly again: boolean;
  /** Where change is given, it is given here. */
  readonly change: boolean;
}

/** What somebody has to pay on an occasion. */
export interface Due extends Terms {
  readonly channel: Channel;
}

/** Something for sale. */
export interface Offer extends Terms {
  /** The squares of the market are 0 to 3; what modules sell has other numbers, each its own. */
  readonly key: number;
  readonly channels: readonly Channel[];
  /** Why it cannot be bought now, although it is on offer. */
  readonly closed: Refusal | null;
}

/** One coin for this many units overpaid, while there are coins. */
export interface Change {
  readonly every: number;
  readonly atMost: number;
}

export interface Purchase {
  readonly offer: Offer;
  readonly channel: Channel;
  readonly paid: readonly number[];
  readonly exact: boolean;
}

/** A move between two turns. The first seat in order that wants one makes it; then all are asked again. */
export interface SpecialMove<A extends AlhambraAction = AlhambraAction> {
  readonly type: AlhambraAction['type'];
  /** It buys what is on offer, out of turn. */
  readonly buys?: true;
  /** From public facts alone. */
  mayAct(s: State, seat: Seat, next: Seat): boolean;
  legal(s: State, seat: Seat, out: AlhambraAction[]): void;
  /** How many there are, and the one at an index, without creating the others. */
  count(s: State, seat: Seat): number;
  at(s: State, seat: Seat, place: number): AlhambraAction;
  check(s: State, seat: Seat, action: A): Refusal | null;
  act(x: X, seat: Seat, action: A): void;
}

/** An action a module adds to a turn. */
export interface TurnAction<A extends AlhambraAction = AlhambraAction> {
  check(s: State, seat: Seat, action: A): Refusal | null;
  /** `ends` the actions of the turn, or it is free and the question stays. */
  act(x: X, seat: Seat, action: A): 'ends' | 'free';
}

/**
 * The places where a module can take part. Each has one way of combining: collect (all add to `out`), fold (each
 * gets what the one before returned), claim (the first that says yes) or react (all are told). A module that must
 * forbid something adds a fifth, judge (anyone may refuse).
 */
export interface Hooks {
  /** collect: cards hidden in the five piles of money when the game is set up. */
  hideCards(x: X, out: HiddenCards[]): void;
  /** collect: actions of the turn besides the three of the base game. */
  turnActions(s: State, seat: Seat, out: AlhambraAction[]): void;
  /** collect: what one may do in a turn without spending an action. */
  freeActions(s: State, seat: Seat, out: AlhambraAction[]): void;
  /** collect: what is for sale besides the market, for this buyer. */
  offers(s: State, seat: Seat, out: Offer[]): void;
  /** collect: money of a currency besides cards. */
  means(s: State, seat: Seat, currency: Currency, out: PaymentSource[]): void;
  /** collect: what does not mix with money of the currency that is due. It follows from the price and the wallet. */
  purses(price: Price, wallet: Wallet, out: Purse[]): void;
  /** claim: what pays this alone, whatever it costs; the same purse for the same price. */
  paysAlone(s: State, seat: Seat, terms: Terms, channel: Channel): Purse | null;
  /** collect: change for money overpaid. */
  changes(s: State, due: Due, out: Change[]): void;
  /** collect: where else a waiting tile may go. */
  placings(s: State, seat: Seat, tile: number, from: TileSource, out: AlhambraAction[]): void;
  /** collect: contenders without a seat. */
  rivals(s: State, out: Rival[]): void;
  /** collect: points besides buildings and walls; those found so far may be looked at. */
  scoring(s: State, round: Round, out: AnyScoreLine[]): void;
  /** fold: what several cards taken together may be worth. */
  moneyLimit(s: State, seat: Seat, limit: number): number;
  /** fold: how many passages through double walls the seat can still open. */
  passages(s: State, seat: Seat, passages: number): number;
  /** fold: what a tile of the seat shows on its sides, wherever it is. */
  edges(s: State, seat: Seat, tile: number, edges: Edges): Edges;
  /** fold: how many buildings of a kind count in a scoring. */
  buildings(s: State, seat: Seat, kind: number, count: number): number;
  /** fold: what first, second and third place in the majority of a kind are worth. */
  places(s: State, round: Round, kind: number, places: Places): Places;
  /** claim: a card of the deck that is not money. */
  claimCard(x: X, card: number): boolean;
  /** claim: a tile drawn for a square, before it lies there. */
  claimTile(x: X, square: number, tile: number, occasion: 'opening' | 'play'): boolean;
  /** claim: a means of payment that is not money leaves its owner. */
  claimSpent(x: X, seat: Seat, ref: number): boolean;
  /** claim: what was bought and is no tile of the market changes hands. */
  claimSold(x: X, seat: Seat, purchase: Purchase): boolean;
  /** react: a card of somebody's hand was spent and is out of the game. */
  onCardLeft(x: X, card: number): void;
  /** react. */
  onTurnBegan(x: X, seat: Seat): void;
  /** react. */
  onTook(x: X, seat: Seat, cards: readonly number[]): void;
  /** react: after all that was paid has left its owner. */
  onPaid(x: X, seat: Seat, due: Due, paid: Payment): void;
  /** react. */
  onPurchased(x: X, seat: Seat, purchase: Purchase): void;
  /** react. */
  onLaid(x: X, seat: Seat, tile: number, cell: Cell, passage: Side | null): void;
  /** react: a tile is no longer in the Alhambra: it was removed, or another took its place. */
  onLeft(x: X, seat: Seat, tile: number, cell: Cell): void;
  /** react: a contender without a seat has points. */
  onRivalScored(x: X, line: ContenderLine): void;
  /** react: after the points are on the board. */
  onScored(x: X, round: Round): void;
}

/** Somebody without a seat who takes part in majorities. */
export interface Rival {
  readonly id: string;
  readonly tiles: readonly number[];
  /** All its points so far. */
  readonly lines: readonly ContenderLine[];
}

export interface HiddenCards {
  /** 0 is the top pile of the five. */
  readonly pile: number;
  readonly cards: readonly number[];
}

/** A step put right before a step of the base game, or at the end (`null`). */
export interface StepInsert<F extends AlhambraFrame> {
  readonly before: string | null;
  readonly step: StepOf<F>;
}

/** A move that may lay tiles: the turn, or one made out of turn. */
export interface Move {
  readonly seat: Seat;
  readonly inTurn: boolean;
}

/** What ends every such move once its tiles are placed (ALH-30), in the order of the modules. */
export interface MoveStep {
  readonly id: string;
  when?(s: State, move: Move): boolean;
  run(x: X, move: Move): void;
}

/** Cards of a module whose faces nobody knows before they are shown: all look the same from behind. */
export interface FaceDown<Id extends keyof Slices> {
  /** All of them. */
  readonly cards: readonly number[];
  /** Those whose place in the slice everybody knows. */
  elsewhere(slice: Slices[Id]): readonly number[];
  /** Puts what is in no deck and no hand into an imagined slice. */
  lay(slice: Slices[Id], cards: number[]): void;
}

export interface AlhambraModule<Id extends keyof Slices = keyof Slices> {
  readonly id: Id;
  /** What may be refused because of it, with the statement of its `rulebook.md` that says so. */
  readonly refusals: Readonly<Record<string, string>>;
  readonly testing: ModuleTesting<Slices[Id]>;
  readonly bots: ModuleBots;
  /** Kinds of the questions it asks. */
  readonly prompts: readonly string[];
  /** Where its points come from, as score lines name it. */
  readonly sources: readonly string[];
  /** Ways to play it that may be chosen with it, at most one: `invaders:open`. */
  readonly variants?: readonly string[];
  begin(seats: number, variant: string | null): Slices[Id];
  setup?(x: X): void;
  readonly hooks: Partial<Hooks>;
  readonly turnActions?: Readonly<Record<string, TurnAction<never>>>;
  readonly specialMove?: SpecialMove<never>;
  /** What it offers may be bought out of turn as well; left out: all of it in a turn only. */
  readonly sellsOutOfTurn?: true;
  readonly placing?: PlacingAction<never>;
  /** Before the first tiles of the market are drawn. */
  readonly openingSteps?: readonly StepOf<OpeningFrame>[];
  readonly turnSteps?: readonly StepInsert<TurnFrame>[];
  readonly moveSteps?: readonly MoveStep[];
  readonly scoringSteps?: readonly StepInsert<ScoringFrame>[];
  readonly endGameSteps?: readonly StepInsert<EndGameFrame>[];
  readonly frames?: Readonly<Record<string, AnyFrameDef>>;
  readonly actions?: Readonly<Record<string, ActionDraft>>;
  /** Names of its means of payment that are not cards, as they are typed. */
  readonly refs?: Readonly<Record<string, number>>;
  /** Names of what it sells, as they are typed. */
  readonly offers?: Readonly<Record<string, number>>;
  readonly events: readonly AlhambraEvent['type'][];
  readonly field: Field<Slices[Id], unknown>;
  copy(slice: Slices[Id]): Slices[Id];
  /** What the seat knows of the slice; its hidden parts left out. */
  known(slice: Slices[Id], seat: Seat): unknown;
  /** A slice that fits what the seat knows; what is face down together with cards of the deck is laid later. */
  imagine(known: never, seat: Seat, rng: Rng): Slices[Id];
  /** What a page shows of it and must not compute, from what the viewer sees; plain JSON. */
  tell?(s: State, viewer: Viewer, legal: readonly AlhambraAction[]): unknown;
  /**
   * The position as far as it would count after an action of the module, for those that change what a scoring gives;
   * null for all others. It must reveal nothing hidden.
   */
  foresee?(s: State, seat: Seat, action: AlhambraAction): State | null;
  /** What the seat has to pay in a question of the module, besides offers. */
  tellDebts?(s: State, seat: Seat): readonly ToldBill[];
  /** Tiles put into the bag with the buildings. */
  readonly bag?: readonly number[];
  /** Money shuffled into that of the base game before anything is dealt. */
  readonly money?: readonly number[];
  /** Whether a card hidden in the money deck is one of this module's. */
  ownsCard?(card: number): boolean;
  /** Present if its cards in the deck cannot be told apart from behind. */
  readonly faceDown?: FaceDown<Id>;
  /** What a seat has openly shown to be able to pay: imagined hands must be able to. */
  provenMeans?(s: State): Means | null;
  mayHaveBid?(s: State, seat: Seat, amount: number): boolean;
}

export interface Means {
  readonly seat: Seat;
  readonly amount: number;
}

/** Another place for a waiting tile. */
export interface PlacingAction<A extends AlhambraAction = AlhambraAction> {
  readonly type: AlhambraAction['type'];
  check(s: State, seat: Seat, action: A, from: TileSource): Refusal | null;
  act(x: X, seat: Seat, action: A): void;
}

type HookLists = { readonly [K in keyof Hooks]: readonly Hooks[K][] };

export interface ModuleEstimate {
  readonly module: AnyModule;
  readonly of: NonNullable<ModuleBots['estimate']>;
}

/** What the modules in play tell bots. */
export interface BotRules {
  readonly worth: ReadonlyMap<string, (sight: Sight, action: AlhambraAction) => number>;
  readonly rank: ReadonlyMap<string, (s: State, seat: Seat) => Ranked<AlhambraAction>[]>;
  readonly spent: readonly NonNullable<ModuleBots['spent']>[];
  readonly laying: readonly NonNullable<ModuleBots['laying']>[];
  readonly taken: readonly NonNullable<ModuleBots['taken']>[];
  readonly offer: readonly NonNullable<ModuleBots['offer']>[];
  readonly wanted: readonly NonNullable<ModuleBots['wanted']>[];
  readonly estimate: readonly ModuleEstimate[];
}

/** What a set of options makes of the rules; compiled once for each. */
export interface Rules {
  readonly options: Options;
  readonly modules: readonly AlhambraModule[];
  readonly hooks: HookLists;
  readonly turnActions: ReadonlyMap<string, TurnAction>;
  readonly specialMoves: readonly SpecialMove[];
  /** The hooks `offers` of those who sell out of turn. */
  readonly specialOffers: readonly Hooks['offers'][];
  readonly placings: ReadonlyMap<string, PlacingAction>;
  readonly openingSteps: readonly StepOf<OpeningFrame>[];
  readonly turnSteps: readonly StepOf<TurnFrame>[];
  readonly moveSteps: readonly StepOf<EndOfMoveFrame>[];
  readonly scoringSteps: readonly StepOf<ScoringFrame>[];
  readonly endGameSteps: readonly StepOf<EndGameFrame>[];
  readonly frames: Readonly<Record<string, AnyFrameDef>>;
  readonly bots: BotRules;
}
