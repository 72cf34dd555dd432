import type { Seat } from '@majlis/kernel';
import { longestWallOf } from '../board/longest-wall.ts';
import { type Character, characterOf } from '../modules/characters/content.ts';
import { charactersOf } from '../modules/characters/owners.ts';
import type { State } from '../state.ts';
import { countOfKind, majorityWorth, type Outlook, rivalsOf } from './outlook.ts';

/** What a character gives from now to the end of the game, in points. */
export function characterWorth(s: State, seat: Seat, card: number, outlook: Outlook): number {
  const { ahead, rounds } = outlook;
  const worths: Readonly<Record<Character, () => number>> = {
    'abdul-karim': () => 0.5 + 3.5 * Math.min(1, 4 * ahead),
    'abdul-knihstig': () => 3 * ahead,
    ammar: () => 2 * ahead,
    faruk: () => 4 * ahead,
    fatima: () => 8,
    hakim: () => 1.8 * rounds.length,
    laila: () => 1.5 * ahead,
    machma: () => 3 * ahead,
    yammerad: () => 3.5 * ahead,
    yusuf: () => (rounds.length * (longestWallOf(s.players[seat]!.board) + 3 * ahead)) / 3,
  };
  return worths[characterOf(card)]();
}

export function ownedCharacters(s: State, seat: Seat, outlook: Outlook): number {
  if (s.mod.characters === undefined) return 0;
  return charactersOf(s).owned[seat]!.reduce((sum, card) => sum + characterWorth(s, seat, card, outlook), 0);
}

/** Hakim Wahid: what half a building more of this kind adds. */
export function hakimWorth(s: State, seat: Seat, kind: number, outlook: Outlook): number {
  const now = { ...outlook, rounds: outlook.rounds.slice(0, 1), drift: [0.05] };
  const own = countOfKind(s, seat, kind);
  const rivals = rivalsOf(s, seat, kind);
  return majorityWorth(now, kind, own + 0.5, rivals) - majorityWorth(now, kind, own, rivals);
}
