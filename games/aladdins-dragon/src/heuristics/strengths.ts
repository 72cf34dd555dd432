import type { Seat } from '@majlis/kernel';
import { CARPET_STRENGTH, isRoom, TOKENS } from '../content/board.ts';
import type { State } from '../state.ts';
import { constants } from './constants.ts';

/** What a seat must reckon with in a space: each rival's strength as far as it can be seen, and how sure that is. */
export interface Rivals {
  readonly expected: number[];
  readonly doubt: number[];
}

export function rivalsIn(s: State, seat: Seat, space: number): Rivals {
  const by = constants.now;
  const expected: number[] = [];
  const doubt: number[] = [];
  for (let other = 0; other < s.players.length; other++) {
    if (other === seat) continue;
    const { tokens, entered } = s.players[other]!;
    if (isRoom(space) && space < s.tallied && !entered) continue;
    let strength = 0;
    let hidden = 0;
    for (const token of tokens) {
      if (token.space !== space) continue;
      strength += token.up ? token.value : by.usualToken;
      if (!token.up) hidden++;
    }
    for (const carpet of s.carpets) if (carpet.seat === other && carpet.space === space) strength += CARPET_STRENGTH;
    const left = s.stage === 'placing' ? TOKENS.length - tokens.length : 0;
    if (strength === 0 && left === 0) continue;
    expected.push(strength + by.yetToCome * left);
    doubt.push(by.doubt + by.doubtHidden * Math.sqrt(hidden) + by.doubtToCome * left);
  }
  return { expected, doubt };
}

/** How many rivals are likely to be stronger. */
export function rivalsAhead({ expected, doubt }: Rivals, strength: number): number {
  let ahead = 0;
  for (let i = 0; i < expected.length; i++) ahead += 1 / (1 + Math.exp((strength - expected[i]!) / doubt[i]!));
  return ahead;
}

/** The chance to be the strongest. */
export function chanceOfFirst({ expected, doubt }: Rivals, strength: number): number {
  let chance = 1;
  for (let i = 0; i < expected.length; i++) chance *= 1 - 1 / (1 + Math.exp((strength - expected[i]!) / doubt[i]!));
  return chance;
}
