import { ask, type Refusal, type Seat } from '@majlis/kernel';
import type { AlhambraAction } from '../actions.ts';
import { isFree } from '../content/tiles.ts';
import type { AlhambraEvent } from '../events.ts';
import type { AlhambraFrame, PlaceTilesFrame, TileSource } from '../frames.ts';
import type { X } from '../hooks.ts';
import { append } from '../lists.ts';
import { refuse } from '../refusals.ts';
import { checkLay, countPlacings, lay, listPlacings, placingAt } from '../rules/building.ts';
import { rulesOf } from '../rules/compiled.ts';
import { playerOf, without } from '../rules/hand.ts';
import type { State } from '../state.ts';

/** Waiting tiles, in any order, each into the Alhambra or onto the reserve board (ALH-6). */
export const placeTiles = ask<State, PlaceTilesFrame, AlhambraAction, AlhambraEvent, AlhambraFrame>({
  prompt: (s, f, seat) => ({ kind: 'placeTiles', params: { tiles: playerOf(s, seat).waiting, from: f.from } }),
  about: (s, f) => ({ tiles: playerOf(s, f.seat).waiting, from: f.from }),
  legal: listAll,
  any(s, f, seat, rng) {
    const count = countAll(s, seat);
    if (count < 0) {
      const all = listAll(s, f, seat);
      return all[rng.below(all.length)]!;
    }
    return oneAt(s, seat, rng.below(count));
  },
  check: (s, f, seat, action) => checkPlacing(s, f, seat, action),
  answer(x, f, action) {
    place(x, f.seat, action);
    if (playerOf(x.s, f.seat).waiting.length > 0) return 'again';
  },
});

function listAll(s: State, f: PlaceTilesFrame, seat: Seat): AlhambraAction[] {
  const out: AlhambraAction[] = [];
  for (const tile of playerOf(s, seat).waiting) {
    listPlacings(s, seat, tile, out);
    for (const collect of rulesOf(s).hooks.placings) collect(s, seat, tile, sourceOf(f, tile), out);
  }
  return out;
}

/** How many there are, without making them; -1: they have to be listed. */
function countAll(s: State, seat: Seat): number {
  if (rulesOf(s).hooks.placings.length > 0) return -1;
  const { waiting } = playerOf(s, seat);
  let all = 0;
  for (let i = 0; i < waiting.length; i++) {
    const count = countPlacings(s, seat, waiting[i]!);
    if (count < 0) return -1;
    all += count;
  }
  return all;
}

/** The one at this place of the list. */
function oneAt(s: State, seat: Seat, at: number): AlhambraAction {
  const { waiting } = playerOf(s, seat);
  let left = at;
  for (let i = 0; ; i++) {
    const count = countPlacings(s, seat, waiting[i]!);
    if (left < count) return placingAt(s, seat, waiting[i]!, left);
    left -= count;
  }
}

/** A tile that costs nothing was taken, whatever it waits with. */
const sourceOf = ({ from }: PlaceTilesFrame, tile: number): TileSource => (isFree(tile) ? 'taken' : from);

function checkPlacing(s: State, f: PlaceTilesFrame, seat: Seat, action: AlhambraAction): Refusal | null {
  const added = rulesOf(s).placings.get(action.type);
  if (added === undefined && action.type !== 'place' && action.type !== 'reserve') {
    return refuse('not-this-action', { type: action.type });
  }
  const { tile } = action as { tile: number };
  if (!playerOf(s, seat).waiting.includes(tile)) return refuse('build-tile-not-waiting', { tile });
  if (added !== undefined) return added.check(s, seat, action, sourceOf(f, tile));
  return action.type === 'place' ? checkLay(s, seat, action) : null;
}

function place(x: X, seat: Seat, action: AlhambraAction): void {
  const player = playerOf(x.s, seat);
  const { tile } = action as { tile: number };
  player.waiting = without(player.waiting, tile);
  if (action.type === 'place') {
    x.emit({ type: 'laid', seat, tile, cell: action.cell, passage: action.passage });
    lay(x, seat, tile, action.cell, action.passage);
  } else if (action.type === 'reserve') {
    player.reserve = append(player.reserve, tile);
    x.emit({ type: 'reserved', seat, tile });
  } else rulesOf(x.s).placings.get(action.type)!.act(x, seat, action);
}
