import type { Seat } from '@majlis/kernel';
import { CARPET_STRENGTH, isRoom, TOKENS } from '../content/board.ts';
import type { State } from '../state.ts';
import { constants } from './constants.ts';

const MOST_STRENGTH = 64;

/** A rival in a space: its strength as far as it can be seen, and how sure that is. */
export class Rival {
  private readonly expected: number;
  private readonly doubt: number;
  /** By strength; 0 where nobody has asked. */
  private readonly chances = new Float64Array(MOST_STRENGTH);

  constructor(expected: number, doubt: number) {
    this.expected = expected;
    this.doubt = doubt;
  }

  /** How likely it is to be stronger than that. Placings ask for the same few again and again. */
  chanceOver(strength: number): number {
    if (strength >= MOST_STRENGTH) return 1 / (1 + Math.exp((strength - this.expected) / this.doubt));
    if (this.chances[strength] === 0) {
      this.chances[strength] = 1 / (1 + Math.exp((strength - this.expected) / this.doubt));
    }
    return this.chances[strength]!;
  }
}

type Known = readonly Map<number, Rival>[];

/** By constants, tokens to come and hidden ones: rivals by what is seen of them. */
const known = new WeakMap<typeof constants.now, Known>();
let last: { readonly by: typeof constants.now; readonly rivals: Known } | null = null;

function knownRivals(): Known {
  const by = constants.now;
  if (last?.by === by) return last.rivals;
  const rivals = known.get(by) ?? Array.from({ length: (TOKENS.length + 1) ** 2 }, () => new Map<number, Rival>());
  known.set(by, rivals);
  last = { by, rivals };
  return rivals;
}

function rivalOf(strength: number, hidden: number, left: number): Rival {
  const alike = knownRivals()[left * (TOKENS.length + 1) + hidden]!;
  let rival = alike.get(strength);
  if (rival === undefined) {
    const by = constants.now;
    const doubt = by.doubt + by.doubtHidden * Math.sqrt(hidden) + by.doubtToCome * left;
    rival = new Rival(strength + by.yetToCome * left, doubt);
    alike.set(strength, rival);
  }
  return rival;
}

/** What a seat must reckon with in a space. */
export type Rivals = readonly Rival[];

/** With a list to put them into, none is created. */
export function rivalsIn(s: State, seat: Seat, space: number, rivals: Rival[] = []): Rivals {
  const { usualToken } = constants.now;
  while (rivals.length > 0) rivals.pop();
  for (let other = 0; other < s.players.length; other++) {
    if (other === seat) continue;
    const { tokens, entered } = s.players[other]!;
    if (isRoom(space) && space < s.tallied && !entered) continue;
    let strength = 0;
    let hidden = 0;
    for (let i = 0; i < tokens.length; i++) {
      const token = tokens[i]!;
      if (token.space !== space) continue;
      strength += token.up ? token.value : usualToken;
      if (!token.up) hidden++;
    }
    for (let i = 0; i < s.carpets.length; i++) {
      const carpet = s.carpets[i]!;
      if (carpet.seat === other && carpet.space === space) strength += CARPET_STRENGTH;
    }
    const left = s.stage === 'placing' ? TOKENS.length - tokens.length : 0;
    if (strength > 0 || left > 0) rivals.push(rivalOf(strength, hidden, left));
  }
  return rivals;
}

/** How many rivals are likely to be stronger. */
export function rivalsAhead(rivals: Rivals, strength: number): number {
  let ahead = 0;
  for (let i = 0; i < rivals.length; i++) ahead += rivals[i]!.chanceOver(strength);
  return ahead;
}

/** The chance to be the strongest. */
export function chanceOfFirst(rivals: Rivals, strength: number): number {
  let chance = 1;
  for (let i = 0; i < rivals.length; i++) chance *= 1 - rivals[i]!.chanceOver(strength);
  return chance;
}
