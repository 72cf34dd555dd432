import { type Refusal, type Seat, sealed } from '@majlis/kernel';
import type { AlhambraAction } from '../../actions.ts';
import { kindOf } from '../../content/tiles.ts';
import type { AlhambraEvent } from '../../events.ts';
import type { AlhambraFrame } from '../../frames.ts';
import type { TurnAction, X } from '../../hooks.ts';
import { refuse } from '../../refusals.ts';
import { inPlay } from '../../rules/compiled.ts';
import { playerOf, withCard, without } from '../../rules/hand.ts';
import type { State } from '../../state.ts';
import type { BonusCardsAction, ShowBonusFrame } from './state.ts';

type Play = Extract<BonusCardsAction, { type: 'bonus-cards.play' }>;

export const bonusIn = (s: State) => inPlay(s.mod['bonus-cards'], 'bonus-cards');
export const bonusHandOf = (s: State, seat: Seat): readonly number[] => bonusIn(s).hands[seat]!;

export const isBuilt = (s: State, seat: Seat, tile: number): boolean => playerOf(s, seat).board.tiles.includes(tile);

/** Cards whose building stands in the Alhambra. */
export const playableOf = (s: State, seat: Seat): number[] =>
  bonusHandOf(s, seat).filter((tile) => isBuilt(s, seat, tile));

export const extraBuildings = (s: State, seat: Seat, kind: number): number =>
  bonusIn(s).played[seat]!.filter((tile) => kindOf(tile) === kind).length;

function checkPlaying(s: State, seat: Seat, tile: number): Refusal | null {
  if (!bonusHandOf(s, seat).includes(tile)) return refuse('bonus-not-in-hand', { tile });
  return isBuilt(s, seat, tile) ? null : refuse('bonus-not-built', { tile });
}

function playCard(x: X, seat: Seat, tile: number): void {
  const slice = bonusIn(x.s);
  slice.hands = slice.hands.with(seat, without(slice.hands[seat]!, tile));
  slice.seen = slice.seen.with(seat, without(slice.seen[seat]!, tile));
  slice.played = slice.played.with(seat, [...slice.played[seat]!, tile]);
  x.emit({ type: 'bonus-cards.played', seat, tile });
  // A card that was hidden is not taken back.
  x.reveal();
}

/** What counts once these cards lie open. */
export function withShown(s: State, seat: Seat, tiles: readonly number[]): State {
  const slice = bonusIn(s);
  const played = slice.played.with(seat, [...slice.played[seat]!, ...tiles]);
  return { ...s, mod: { ...s.mod, 'bonus-cards': { ...slice, played } } };
}

/** The tile has left the Alhambra: its card goes back to the hand, and everybody has seen it (ALH-B1, ALH-B3). */
export function takeBack(x: X, seat: Seat, tile: number): void {
  const slice = bonusIn(x.s);
  if (!slice.played[seat]!.includes(tile)) return;
  slice.played = slice.played.with(seat, without(slice.played[seat]!, tile));
  slice.hands = slice.hands.with(seat, withCard(slice.hands[seat]!, tile));
  slice.seen = slice.seen.with(seat, withCard(slice.seen[seat]!, tile));
  x.emit({ type: 'bonus-cards.takenBack', seat, tile });
}

/** In one's own turn; it is no action. */
export const play: TurnAction<Play> = {
  check: (s, seat, { tile }) => checkPlaying(s, seat, tile),
  act(x, seat, { tile }) {
    playCard(x, seat, tile);
    return 'free';
  },
};

function subsetsOf(cards: readonly number[]): number[][] {
  const sets: number[][] = [[]];
  for (const card of cards) sets.push(...sets.map((set) => [...set, card]));
  return sets;
}

/** Before a scoring: who holds cards chooses which to show, all at the same time (ALH-B2). */
export const show = sealed<State, ShowBonusFrame, AlhambraAction, AlhambraEvent, AlhambraFrame>({
  seats: (s) => s.players.map((_, seat) => seat).filter((seat) => bonusHandOf(s, seat).length > 0),
  prompt: () => ({ kind: 'bonus-cards.show' }),
  legal: (s, _f, seat) => subsetsOf(playableOf(s, seat)).map((tiles) => ({ type: 'bonus-cards.show', tiles })),
  check(s, _f, seat, action) {
    if (action.type !== 'bonus-cards.show') return refuse('not-this-action', { type: action.type });
    const { tiles } = action;
    const twice = tiles.find((tile, i) => tiles.indexOf(tile) !== i);
    if (twice !== undefined) return refuse('bonus-not-in-hand', { tile: twice });
    for (const tile of tiles) {
      const refusal = checkPlaying(s, seat, tile);
      if (refusal !== null) return refusal;
    }
    return null;
  },
  open(x, _f, answers) {
    for (const { seat, action } of answers) {
      if (action.type === 'bonus-cards.show') for (const tile of action.tiles) playCard(x, seat, tile);
    }
  },
});
