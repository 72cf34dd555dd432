import { type AskFrame, counted, open, type Seat, shape, shown, type Viewer, type ViewOf } from '@majlis/kernel';
import type { Side } from '../../board/cells.ts';
import type { Round } from '../../content/score-table.ts';

/** The face-down pile, and who knows its top card. */
export interface InvasionPile {
  /** The next invasion is the last. */
  readonly cards: Side[];
  /** Seats that have looked at the top card since it became the top. */
  readonly lookers: readonly Seat[];
  /** The top card lies face up (ALH-I3). */
  readonly isOpen: boolean;
}

export interface InvadersSlice {
  pile: InvasionPile;
  /** Invasions so far. */
  came: readonly Side[];
  /** Face up: kinds of building. */
  scouts: readonly number[];
  /** Face down, the top one last. */
  scoutPile: number[];
  scoutsOut: readonly number[];
}

export interface InvadersAction {
  readonly type: 'invaders.look';
}

export interface LookFrame extends AskFrame {
  readonly kind: 'invaders.look';
  /** What the scout shows. */
  readonly building: number;
}

export type InvadersEvent =
  | { readonly type: 'invaders.scoutsTurnedUp'; readonly buildings: readonly number[] }
  | { readonly type: 'invaders.sighted'; readonly direction: Side }
  | { readonly type: 'invaders.scoutWon'; readonly seat: Seat; readonly building: number }
  | { readonly type: 'invaders.looked'; readonly seat: Seat }
  | {
      readonly type: 'invaders.came';
      readonly round: Round;
      readonly direction: Side;
      /** By seat: points lost. */
      readonly losses: readonly number[];
    };

export const INVADERS_EVENTS = [
  'invaders.scoutsTurnedUp',
  'invaders.sighted',
  'invaders.scoutWon',
  'invaders.looked',
  'invaders.came',
] as const satisfies readonly InvadersEvent['type'][];

function showPile({ cards, lookers, isOpen }: InvasionPile, viewer: Viewer) {
  const knows = isOpen || (viewer !== 'spectator' && lookers.includes(viewer));
  return { count: cards.length, lookers, isOpen, next: knows ? (cards.at(-1) ?? null) : null };
}

export const invadersField = shape<InvadersSlice>()({
  pile: shown(showPile),
  came: open(),
  scouts: open(),
  scoutPile: counted(),
  scoutsOut: open(),
});

export interface InvadersTypes {
  slice: InvadersSlice;
  view: ViewOf<typeof invadersField>;
  action: InvadersAction;
  event: InvadersEvent;
  frame: LookFrame;
}
