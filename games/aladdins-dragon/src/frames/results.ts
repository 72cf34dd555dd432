import { CARAVANSERAI, DJINN, FIRST_ROOM, GUARD, isCave, isCity, MARKET, TENT } from '../content/board.ts';
import { sumOf } from '../rules/shelves.ts';
import { hasArtifact } from '../rules/standing.ts';
import { rankingIn } from '../rules/strength.ts';
import type { X } from '../x.ts';
import { openPalace } from './guard.ts';
import { visitTent } from './tent.ts';

/** What a space gives to those who are in it. */
export function giveResult(x: X, space: number): void {
  if (isCave(space)) shareCave(x, space);
  else if (isCity(space)) visitCity(x, space);
  else sellArtifact(x, space - FIRST_ROOM);
}

/** In the city only the strongest is served; in the Tent the second gets something too. */
function visitCity(x: X, space: number): void {
  const [strongest, second] = rankingIn(x.s, space);
  if (strongest === undefined) return;
  if (space === TENT) visitTent(x, strongest, second ?? null);
  if (space === DJINN) {
    x.s.djinn = strongest;
    x.emit({ type: 'djinnServed', seat: strongest });
  }
  if (space === MARKET) x.push({ kind: 'market', seat: strongest });
  if (space === CARAVANSERAI) x.push({ kind: 'caravanserai', seat: strongest });
}

/** Nobody is there and nobody could come. */
export function skipSpace(x: X, space: number): void {
  x.s.tallied = space + 1;
  if (isCave(space)) returnTreasure(x, space, 0);
  if (space === GUARD) openPalace(x);
}

/** ADR-CAVE-2: the strongest takes the top shelf, the next the second. */
function shareCave(x: X, cave: number): void {
  const ranking = rankingIn(x.s, cave);
  const shelves = x.s.caves[cave]!;
  const served = Math.min(ranking.length, shelves.length);
  for (let shelf = 0; shelf < served; shelf++) {
    const seat = ranking[shelf]!;
    const amount = shelves[shelf]!;
    x.s.players[seat]!.hoard[cave]! += amount;
    x.emit({ type: 'treasureWon', seat, cave, shelf, amount });
  }
  returnTreasure(x, cave, served);
}

/** ADR-3: what nobody earned goes back. */
function returnTreasure(x: X, cave: number, served: number): void {
  const amount = sumOf(x.s.caves[cave]!.slice(served));
  x.s.caves[cave] = [];
  if (amount === 0) return;
  x.s.treasury[cave]! += amount;
  x.emit({ type: 'treasureReturned', cave, amount });
}

function sellArtifact(x: X, room: number): void {
  if (!hasArtifact(x.s, room)) return;
  const ranking = rankingIn(x.s, FIRST_ROOM + room);
  if (ranking.length > 0) x.push({ kind: 'room', room, order: ranking, sold: false });
  else x.emit({ type: 'artifactUnsold', room });
}
