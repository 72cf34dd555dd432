import type { Refusal, Seat } from '@majlis/kernel';
import type { AlhambraAction } from '../../actions.ts';
import { withWalls } from '../../board/board.ts';
import { sideList } from '../../board/building-rules.ts';
import { LEANS, type Sides } from '../../board/cells.ts';
import { factsOf } from '../../board/facts.ts';
import type { TurnAction } from '../../hooks.ts';
import { refuse } from '../../refusals.ts';
import { edgesOf, showWalls, wallableSidesOf } from '../../rules/building.ts';
import { inPlay } from '../../rules/compiled.ts';
import { playerOf } from '../../rules/hand.ts';
import type { State } from '../../state.ts';
import { sidesOfCard } from './content.ts';
import type { CityWallsAction } from './state.ts';

export const wallsIn = (s: State) => inPlay(s.mod['city-walls'], 'city-walls');

/** Tiles of the Alhambra, the fountain first, of the reserve, and those just bought. */
export function ownTilesOf(s: State, seat: Seat): readonly number[] {
  const { board, reserve, waiting } = playerOf(s, seat);
  return [...board.tiles, ...reserve, ...waiting];
}

export function addedTo(s: State, seat: Seat, tile: number): Sides {
  const added = wallsIn(s).added[seat]!;
  let sides = 0;
  for (let i = 0; i < added.length; i++) if (added[i]!.tile === tile) sides |= added[i]!.sides;
  return sides;
}

export const mayBuildOn = (s: State, seat: Seat, card: number, tile: number): boolean =>
  (sidesOfCard(card) & ~wallableSidesOf(s, seat, tile)) === 0;

/** Everything a card may be used for, in the order of `ownTilesOf`. */
export function listBuildings(s: State, seat: Seat, card: number, out: AlhambraAction[]): void {
  const { board, reserve, waiting } = playerOf(s, seat);
  const sides = sidesOfCard(card);
  const { beside } = factsOf(board);
  for (let i = 0; i < beside.length; i++) {
    // What lies in the Alhambra shows all its walls there; no card can do anything with what leans.
    if (((board.walls[i]! | beside[i]!) & sides) !== 0 || (board.walls[i]! & LEANS) !== 0) continue;
    out.push({ type: 'city-walls.build', card, tile: board.tiles[i]! });
  }
  listOn(s, seat, card, reserve, out);
  listOn(s, seat, card, waiting, out);
}

function listOn(s: State, seat: Seat, card: number, tiles: readonly number[], out: AlhambraAction[]): void {
  for (let i = 0; i < tiles.length; i++) {
    if (mayBuildOn(s, seat, card, tiles[i]!)) out.push({ type: 'city-walls.build', card, tile: tiles[i]! });
  }
}

function checkBuilding(s: State, seat: Seat, { card, tile }: CityWallsAction): Refusal | null {
  if (!wallsIn(s).open.includes(card)) return refuse('wall-card-not-open', { card });
  if (!ownTilesOf(s, seat).includes(tile)) return refuse('wall-tile-not-own', { tile });
  const sides = sidesOfCard(card);
  const edges = edgesOf(s, seat, tile);
  if ((edges & LEANS) !== 0) return refuse('wall-on-leaning-tile', { tile });
  if ((edges & sides) !== 0) return refuse('wall-there-already', { tile, sides: sideList(edges & sides) });
  const taken = sides & ~wallableSidesOf(s, seat, tile);
  return taken === 0 ? null : refuse('wall-between-tiles', { tile, sides: sideList(taken) });
}

/** The board with these walls; null for a tile that does not lie in the Alhambra. */
export function withAdded(s: State, seat: Seat, { card, tile }: CityWallsAction): State | null {
  const { board } = playerOf(s, seat);
  const cell = board.cells[board.tiles.indexOf(tile)];
  if (cell === undefined) return null;
  const after = withWalls(board, cell, edgesOf(s, seat, tile) | sidesOfCard(card));
  return { ...s, players: s.players.with(seat, { ...playerOf(s, seat), board: after }) };
}

/** Takes an open card and adds its walls to an own tile, wherever it lies (ALH-W1). */
export const build: TurnAction<CityWallsAction> = {
  check: checkBuilding,
  act(x, seat, { card, tile }) {
    const slice = wallsIn(x.s);
    const { board } = playerOf(x.s, seat);
    const sides = sidesOfCard(card);
    slice.open = slice.open.filter((other) => other !== card);
    slice.used = [...slice.used, card];
    slice.added = slice.added.with(seat, [...slice.added[seat]!, { tile, sides }]);
    const cell = board.cells[board.tiles.indexOf(tile)] ?? null;
    x.emit({ type: 'city-walls.built', seat, card, tile, cell, sides });
    showWalls(x, seat, tile);
    return 'ends';
  },
};
