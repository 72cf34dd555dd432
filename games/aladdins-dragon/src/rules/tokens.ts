import type { Seat } from '@majlis/kernel';
import { OUT, TOKENS } from '../content/board.ts';
import type { TokenSeen } from '../events.ts';
import type { Carpet, Player, State, Token } from '../state.ts';
import type { X } from '../x.ts';
import { bitsOf } from './lists.ts';

/** A token is named by its owner and its number in his order of placing: that much everybody sees. */
export const tokenRef = (seat: Seat, token: number): number => seat * TOKENS.length + token;
export const ownerOf = (ref: number): Seat => Math.floor(ref / TOKENS.length);
export const numberOf = (ref: number): number => ref % TOKENS.length;
export const tokenOf = (s: State, ref: number): Token | undefined => s.players[ownerOf(ref)]?.tokens[numberOf(ref)];

const ALL_TOKENS = TOKENS.reduce((bits, value) => bits | (1 << value), 0);

/** The tokens still behind the screen, each the bit of its strength. */
export function handBits({ tokens }: Player): number {
  let bits = ALL_TOKENS;
  for (let i = 0; i < tokens.length; i++) bits &= ~(1 << tokens[i]!.value);
  return bits;
}

/** The same in a list, from the weakest. */
export const atHand = (player: Player): number[] => bitsOf(handBits(player));

export function tokensIn(player: Player, space: number): number {
  let count = 0;
  for (const token of player.tokens) if (token.space === space) count++;
  return count;
}

export function hasTokens(s: State, space: number): boolean {
  for (const player of s.players) for (const token of player.tokens) if (token.space === space) return true;
  return false;
}

/** Face up, in a space whose result is not yet given (ADR-15), and not doubled yet (ADR-41). */
export const isDoublable = (s: State, { space, up, doubled }: Token): boolean =>
  up && !doubled && space !== OUT && space >= s.tallied;

const seen = (token: Token): number | null => (token.up ? token.value : null);

/** Tokens and Carpets that leave the board stay out until the round ends (ADR-22); a Double leaves with its token. */
export function sendBack(x: X, refs: readonly number[], carpets: readonly Carpet[] = []): void {
  if (refs.length === 0 && carpets.length === 0) return;
  const tokens: TokenSeen[] = [];
  for (const ref of refs) {
    const token = tokenOf(x.s, ref)!;
    token.space = OUT;
    token.doubled = false;
    tokens.push({ seat: ownerOf(ref), token: numberOf(ref), value: seen(token) });
  }
  if (carpets.length > 0) x.s.carpets = x.s.carpets.filter((carpet) => !carpets.includes(carpet));
  x.emit({ type: 'tokensSentBack', tokens, carpets: carpets.map(({ seat }) => seat) });
}

/** ADR-19: the Double is over, its token stays. */
export function endDouble(x: X, seat: Seat, token: number): void {
  x.s.players[seat]!.tokens[token]!.doubled = false;
  x.emit({ type: 'doubleEnded', seat, token });
}

export function moveToken(x: X, ref: number, to: number): void {
  const token = tokenOf(x.s, ref)!;
  const from = token.space;
  token.space = to;
  token.doubled = false;
  x.emit({ type: 'tokenMoved', seat: ownerOf(ref), token: numberOf(ref), from, to });
}

/** A player's tokens in such spaces. */
export function refsOf({ tokens }: Player, seat: Seat, isWanted: (space: number) => boolean): number[] {
  const refs: number[] = [];
  for (let i = 0; i < tokens.length; i++) if (isWanted(tokens[i]!.space)) refs.push(tokenRef(seat, i));
  return refs;
}

/** Every token of these seats for which `wanted` holds. */
export function refsWhere(s: State, wanted: (token: Token, seat: Seat) => boolean): number[] {
  const refs: number[] = [];
  for (let seat = 0; seat < s.players.length; seat++) {
    const { tokens } = s.players[seat]!;
    for (let i = 0; i < tokens.length; i++) if (wanted(tokens[i]!, seat)) refs.push(tokenRef(seat, i));
  }
  return refs;
}
