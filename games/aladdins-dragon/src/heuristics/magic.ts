import type { Ranked, Seat } from '@majlis/kernel';
import type { Action } from '../actions.ts';
import { CARPET_STRENGTH, GUARD, isCave, isCity, isRoom } from '../content/board.ts';
import type { SpellId } from '../content/spell-cards.ts';
import { sumOf } from '../rules/shelves.ts';
import { rankingIn, strengthsIn } from '../rules/strength.ts';
import { tokenOf, tokensIn } from '../rules/tokens.ts';
import type { State } from '../state.ts';
import { constants } from './constants.ts';
import { treasureWorth } from './hoards.ts';

/** What casting a spell is worth by itself; undefined for those to be kept for their moment. */
function castingWorth(spell: SpellId): number | undefined {
  switch (spell) {
    case 'charity':
    case 'sacrifice':
    case 'donation':
    case 'cityTax':
    case 'sultansTax':
    case 'spy':
    case 'abracadabra':
    case 'magesApprentice':
      return constants.now[spell];
    default:
      return undefined;
  }
}

/** Plays of a moment; passing is worth nothing. */
export function playWorth(s: State, seat: Seat, action: Action): number {
  const { kept, playForStrength } = constants.now;
  if (action.type === 'use') {
    if (action.artifact === 'key') return keyWorth(s, seat);
    if (action.artifact === 'carpet') return strongerWorth(s, seat, CARPET_STRENGTH) - playForStrength;
    if (action.artifact === 'double')
      return strongerWorth(s, seat, tokenOf(s, action.on[0]!)?.value ?? 0) - playForStrength;
    return kept;
  }
  if (action.type !== 'cast') return 0;
  const usual = castingWorth(action.spell);
  if (usual === undefined) return kept;
  // Those that make everyone give hurt their caster too.
  const own = sumOf(s.players[seat]!.hoard);
  const rivals = s.players.reduce((sum, player, other) => sum + (other === seat ? 0 : sumOf(player.hoard)), 0);
  const isGiving = action.spell === 'sacrifice' || action.spell === 'donation';
  return isGiving && own * (s.players.length - 1) > 0.7 * rivals ? kept : usual;
}

function keyWorth(s: State, seat: Seat): number {
  const { kept, key } = constants.now;
  let inRooms = 0;
  for (const token of s.players[seat]!.tokens) if (isRoom(token.space)) inRooms++;
  if (inRooms === 0) return kept;
  const strength = strengthsIn(s, GUARD)[seat]!;
  const missing = Math.max(0, (s.guard ?? 6) - strength);
  return missing === 0
    ? kept
    : Math.min(key, strength === 0 ? key : missing * treasureWorth(s, s.players[seat]!.hoard));
}

/** What so much more strength adds in the space being tallied. */
function strongerWorth(s: State, seat: Seat, more: number): number {
  const space = s.current;
  if (space < 0) return constants.now.kept;
  const before = rankingIn(s, space).indexOf(seat);
  if (before === 0) return constants.now.kept;
  const strengths = strengthsIn(s, space);
  const raised = strengths[seat]! + more;
  let ahead = 0;
  for (let other = 0; other < strengths.length; other++) if (other !== seat && strengths[other]! >= raised) ahead++;
  return placeWorth(s, seat, space, ahead) - (before < 0 ? 0 : placeWorth(s, seat, space, before));
}

function placeWorth(s: State, seat: Seat, space: number, place: number): number {
  const treasure = treasureWorth(s, s.players[seat]!.hoard);
  if (isCave(space)) return treasure * (s.caves[space]![place] ?? 0);
  if (place > 0) return 0;
  if (isCity(space)) return constants.now.cityPlace;
  return isRoom(space) && tokensIn(s.players[seat]!, space) > 0 ? constants.now.roomPlace : 0;
}

/** Questions of spells while they take effect, and the Tent. */
export function answerWorth(s: State, seat: Seat, action: Action): number {
  const { hoard } = s.players[seat]!;
  if (action.type === 'pay')
    return -treasureWorth(s, hoard) * sumOf(action.treasures) - unevenness(hoard, action.treasures);
  if (action.type === 'decline') return constants.now.declining;
  if (action.type === 'keep') return castingWorth(action.spell) ?? 0.05;
  return 0;
}

/** Of equal payments the one that leaves large stocks of a kind. */
function unevenness(hoard: readonly number[], paid: readonly number[]): number {
  let squares = 0;
  for (let kind = 0; kind < hoard.length; kind++) squares += (hoard[kind]! - paid[kind]!) ** 2;
  return 0.05 / (1 + squares);
}

/** Beyond so many, comparing each with each takes longer than a sort that calls a comparison. */
const SHORT = 32;

/** The best first, and of equals the one that stood before the other. */
export function bestOf(choices: Ranked<Action>[]): Ranked<Action>[] {
  if (choices.length > SHORT) return choices.sort((a, b) => b.worth - a.worth);
  for (let i = 1; i < choices.length; i++) {
    const choice = choices[i]!;
    let at = i;
    for (; at > 0 && choices[at - 1]!.worth < choice.worth; at--) choices[at] = choices[at - 1]!;
    choices[at] = choice;
  }
  return choices;
}
