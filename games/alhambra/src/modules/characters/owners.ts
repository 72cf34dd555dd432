import type { Seat } from '@majlis/kernel';
import type { X } from '../../hooks.ts';
import { type AlhambraRefusal, refuse } from '../../refusals.ts';
import { inPlay } from '../../rules/compiled.ts';
import { withCard, without } from '../../rules/hand.ts';
import type { State } from '../../state.ts';
import { type Character, characterCard } from './content.ts';

export const charactersOf = (s: State) => inPlay(s.mod.characters, 'characters');

export const owns = (s: State, seat: Seat, character: Character): boolean =>
  charactersOf(s).owned[seat]!.includes(characterCard(character));

export function ownerOf(s: State, character: Character): Seat | null {
  const seat = charactersOf(s).owned.findIndex((cards) => cards.includes(characterCard(character)));
  return seat < 0 ? null : seat;
}

export function gainCharacter(s: State, seat: Seat, card: number): void {
  const slice = charactersOf(s);
  slice.owned = slice.owned.with(seat, withCard(slice.owned[seat]!, card));
}

/** The card leaves the game. */
export function discardCharacter(s: State, seat: Seat, character: Character): void {
  const slice = charactersOf(s);
  const card = characterCard(character);
  slice.owned = slice.owned.with(seat, without(slice.owned[seat]!, card));
  slice.out = withCard(slice.out, card);
}

/** Cards with the diamond symbol: one a turn (ALH-C2). */
export const mayUseDiamond = (s: State, seat: Seat, character: Character): boolean =>
  !charactersOf(s).diamondUsed && s.turn.seat === seat && owns(s, seat, character);

export function checkDiamond(s: State, seat: Seat, character: Character): AlhambraRefusal | null {
  if (!owns(s, seat, character)) return refuse('character-not-owned', { character });
  return charactersOf(s).diamondUsed ? refuse('character-one-per-turn', { character }) : null;
}

export function useDiamond(x: X, seat: Seat, character: Character): void {
  charactersOf(x.s).diamondUsed = true;
  x.emit({ type: 'characters.used', seat, character: characterCard(character) });
}
