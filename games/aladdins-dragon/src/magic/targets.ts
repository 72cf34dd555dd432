import type { Seat } from '@majlis/kernel';
import { ARTIFACTS } from '../content/artifacts.ts';
import { FIRST_ROOM, GUARD, isCave, isRoom, OUT, spaceCount, TOKENS } from '../content/board.ts';
import type { RefusalCode } from '../refusals.ts';
import { placingFault } from '../rules/standing.ts';
import { isDoublable, ownerOf, refsWhere, tokenOf } from '../rules/tokens.ts';
import type { State } from '../state.ts';
import type { Target } from './play.ts';

export const NONE = -1;

const ARTIFACT_NUMBERS: readonly number[] = ARTIFACTS.map((_, artifact) => artifact);
const SPACE_NUMBERS: readonly (readonly number[])[] = [0, 1, 2, 3, 4, 5].map((seats) =>
  Array.from({ length: spaceCount(seats) }, (_, space) => space),
);
const allSpaces = (s: State): readonly number[] => SPACE_NUMBERS[s.players.length]!;
export const allArtifacts = (): readonly number[] => ARTIFACT_NUMBERS;
const allTokens = (s: State): number[] => refsWhere(s, (token) => token.space !== OUT);

/** A token on the board, the guard's space excepted (ADR-SPELL-5). */
function tokenFault(s: State, ref: number): RefusalCode | null {
  if (ref < 0 || ref >= s.players.length * TOKENS.length) return 'no-such-token';
  const token = tokenOf(s, ref);
  if (token === undefined) return 'no-such-token';
  if (token.space === OUT) return 'token-out';
  return token.space === GUARD ? 'guard-untouchable' : null;
}

export const anyToken: Target = { word: 'token', candidates: allTokens, fault: (s, _seat, ref) => tokenFault(s, ref) };

export const ownToken: Target = {
  word: 'token',
  candidates: (s, seat) => refsWhere(s, (token, owner) => owner === seat && token.space !== OUT),
  fault: (s, seat, ref) => tokenFault(s, ref) ?? (ownerOf(ref) === seat ? null : 'not-your-token'),
};

const opposingToken: Target = {
  word: 'token',
  candidates: (s, seat) => refsWhere(s, (token, owner) => owner !== seat && token.space !== OUT),
  fault: (s, seat, ref) => tokenFault(s, ref) ?? (ownerOf(ref) !== seat ? null : 'not-an-opposing-token'),
};

/** May be left out only where there is none. */
function ifAny(target: Target): Target {
  const isThere = (s: State, seat: Seat, chosen: readonly number[]) =>
    target.candidates(s, seat, chosen).some((candidate) => target.fault(s, seat, candidate, chosen) === null);
  return {
    word: target.word,
    candidates: (s, seat, chosen) => (isThere(s, seat, chosen) ? target.candidates(s, seat, chosen) : [NONE]),
    fault: (s, seat, value, chosen) =>
      value === NONE && !isThere(s, seat, chosen) ? null : target.fault(s, seat, value, chosen),
  };
}
export const ownTokenIfAny = ifAny(ownToken);
export const opposingTokenIfAny = ifAny(opposingToken);

/** Where the token chosen before may go: the rules of placing hold (ADR-21). */
export const spaceToMoveTo: Target = {
  word: 'space',
  candidates: allSpaces,
  fault(s, _seat, space, [ref]) {
    if (space === GUARD) return 'guard-untouchable';
    if (tokenOf(s, ref!)!.space === space) return 'same-space';
    return placingFault(s, ownerOf(ref!), space);
  },
};

/** An own token for the Double (ADR-15 ADR-41). */
export const tokenToDouble: Target = {
  word: 'token',
  candidates: (s, seat) => refsWhere(s, (token, owner) => owner === seat && isDoublable(s, token)),
  fault(s, seat, ref) {
    const token = tokenOf(s, ref);
    if (ref < 0 || token === undefined) return 'no-such-token';
    if (ownerOf(ref) !== seat) return 'not-your-token';
    if (token.space === OUT) return 'token-out';
    if (token.space < s.tallied) return 'already-tallied';
    if (!token.up) return 'token-face-down';
    return token.doubled ? 'token-doubled' : null;
  },
};

/** A space with something face up in it, for the eclipses. */
export const spaceWithFaceUp: Target = {
  word: 'space',
  candidates: allSpaces,
  fault(s, _seat, space) {
    if (space < 0 || space >= spaceCount(s.players.length)) return 'no-such-space';
    if (space === GUARD) return 'guard-untouchable';
    const isFaceUp = s.players.some(({ tokens }) => tokens.some((token) => token.space === space && token.up));
    return isFaceUp || s.carpets.some((carpet) => carpet.space === space) ? null : 'no-face-up-token';
  },
};

export const spaceNotTallied: Target = {
  word: 'space',
  candidates: allSpaces,
  fault(s, _seat, space) {
    if (space < 0 || space >= spaceCount(s.players.length)) return 'no-such-space';
    if (space === GUARD) return 'guard-untouchable';
    return space < s.tallied ? 'already-tallied' : null;
  },
};

const cave = (wantsTreasure: boolean): Target => ({
  word: 'space',
  candidates: allSpaces,
  fault(s, _seat, space) {
    if (!isCave(space)) return 'not-a-cave';
    if (space < s.tallied) return 'already-tallied';
    const hasTreasure = s.caves[space]!.length > 0;
    if (hasTreasure === wantsTreasure) return null;
    return wantsTreasure ? 'cave-empty' : 'cave-not-empty';
  },
});
export const caveWithTreasure = cave(true);
export const caveWithoutTreasure = cave(false);

/** Rooms are named by their space. */
const room = (fault: (s: State, room: number) => RefusalCode | null): Target => ({
  word: 'space',
  candidates: allSpaces,
  fault: (s, _seat, space) =>
    isRoom(space) && space < spaceCount(s.players.length) ? fault(s, space - FIRST_ROOM) : 'no-such-room',
});
export const roomWithOpenArtifact = room((s, n) => (s.rooms[n]!.open === null ? 'no-open-artifact' : null));
export const roomWithStack = room((s, n) => (s.rooms[n]!.stack.length === 0 ? 'stack-empty' : null));
