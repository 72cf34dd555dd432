import type { Seat } from '@majlis/kernel';
import { CARPET_STRENGTH, GUARD, isCity, isRoom } from '../content/board.ts';
import type { State } from '../state.ts';
import { rankingOf } from './ranking.ts';
import { hasTokens } from './tokens.ts';

/** What a seat's tokens in a space are worth, one by one; a Double and a Carpet count as tokens (ADR-PRICE-1). */
export function valuesIn(s: State, seat: Seat, space: number): number[] {
  const values: number[] = [];
  for (const token of s.players[seat]!.tokens) {
    if (token.space !== space) continue;
    values.push(token.value);
    if (token.doubled) values.push(token.value);
  }
  for (const carpet of s.carpets) if (carpet.seat === seat && carpet.space === space) values.push(CARPET_STRENGTH);
  return values;
}

/** Each seat's strength in a space; 0: not present. */
export function strengthsIn(s: State, space: number): number[] {
  const strengths = new Array<number>(s.players.length);
  for (let seat = 0; seat < strengths.length; seat++) strengths[seat] = strengthIn(s, seat, space);
  return strengths;
}

/** One seat's strength in a space. */
export function strengthIn(s: State, seat: Seat, space: number): number {
  const { tokens } = s.players[seat]!;
  let sum = 0;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (token.space === space) sum += token.doubled ? 2 * token.value : token.value;
  }
  for (let i = 0; i < s.carpets.length; i++) {
    if (s.carpets[i]!.seat === seat && s.carpets[i]!.space === space) sum += CARPET_STRENGTH;
  }
  return sum;
}

/** What a seat that is present at the guard lacks in strength; 0: it need not or cannot bribe (ADR-GUARD-4). */
export function bribeOf(s: State, seat: Seat): number {
  const strength = strengthIn(s, seat, GUARD);
  return s.guard === null || strength === 0 ? 0 : Math.max(0, s.guard - strength);
}

/** Who is served in which order when a space has its result. */
export function rankingIn(s: State, space: number): Seat[] {
  const strengths = strengthsIn(s, space);
  if (isRoom(space)) leaveOut(s, strengths);
  if (isCity(space) && s.smuggler !== null && !hasTokens(s, space)) smuggle(strengths, s.smuggler, s.weakestFirst);
  return rankingOf(strengths, s.camel, s.weakestFirst && space !== GUARD);
}

/** As good as the best Carpet there, so that player sequence decides (ADR-34). */
function smuggle(strengths: number[], smuggler: Seat, weakestFirst: boolean): void {
  const present = strengths.filter((strength) => strength > 0);
  const best = weakestFirst ? Math.min(...present) : Math.max(...present);
  strengths[smuggler] = present.length === 0 ? 1 : best;
}

/** Only who is in the palace has a part in its rooms. */
function leaveOut(s: State, strengths: number[]): void {
  for (let seat = 0; seat < strengths.length; seat++) if (!s.players[seat]!.entered) strengths[seat] = 0;
}
