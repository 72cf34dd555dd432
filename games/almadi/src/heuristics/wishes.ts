import type { Content } from '../content/compile.ts';
import { needsOf } from '../objectives/objectives.ts';
import { ROWS_1_TO_4 } from '../realm/cells.ts';
import type { Player } from '../state.ts';
import { CARAVAN, GENIE, JAR, MARKET, MARTELINE, OASIS, PALACE, RUBY, SIDES, STALL, TYPES } from '../words.ts';
import { constants } from './constants.ts';
import { chanceToComplete, missingOf } from './objectives.ts';
import { turnsLeft } from './time.ts';

/** What the objectives a player holds would like to see next. */
export interface Wishes {
  /** By type of landscape. */
  readonly type: number[];
  /** By kind of side, for each one more that is activated. */
  readonly side: number[];
  /** Cells that a figure lacks: the type it needs, or null for any. */
  readonly cells: Map<number, { type: number | null; worth: number }[]>;
  mosaic: number;
  stall: number;
  ruby: number;
}

const WISHED_TYPE: { readonly [of: string]: number } = {
  oases: OASIS,
  rowsWithOasis: OASIS,
  caravans: CARAVAN,
  palaces: PALACE,
  markets: MARKET,
  goodsOfEachType: MARKET,
  goodsOfOneType: MARKET,
};
const WISHED_SIDE: { readonly [of: string]: number } = {
  activatedGenies: GENIE,
  activatedJars: JAR,
  activatedStalls: STALL,
  activatedMartelines: MARTELINE,
  activatedRubies: RUBY,
};

export function wishesOf(content: Content, player: Player, ahead: number): Wishes {
  const wishes: Wishes = {
    type: TYPES.map(() => 0),
    side: SIDES.map(() => 0),
    cells: new Map(),
    mosaic: 0,
    stall: 0,
    ruby: 0,
  };
  for (const objective of player.objectives) addWish(wishes, content, player, objective, ahead);
  return wishes;
}

function addWish(wishes: Wishes, content: Content, player: Player, objective: number, ahead: number): void {
  const needs = needsOf(content, objective, player, ROWS_1_TO_4);
  const missing = missingOf(needs);
  const left = turnsLeft(player);
  const gain = chanceToComplete(Math.max(0, missing - 1), left) - chanceToComplete(missing, left);
  // Even a hopeless one is worth a little while there is time: the estimate of its chance is rough.
  const worth = 2 * content.objective(objective).points * gain + constants.now.faintHope * ahead;
  for (const { of, have, need } of needs.measures) {
    if (have >= need) continue;
    const type = WISHED_TYPE[of];
    if (type !== undefined) wishes.type[type]! += worth;
    const side = WISHED_SIDE[of];
    if (side !== undefined) wishes.side[side]! += worth;
    if (of.startsWith('mosaic')) wishes.mosaic += of.endsWith('Pairs') ? worth / 2 : worth;
    if (of.startsWith('stall')) wishes.stall += of.endsWith('Pairs') ? worth / 2 : worth;
    if (of === 'rubies') wishes.ruby += worth;
  }
  for (const { cell, type } of needs.lacking) {
    const wished = wishes.cells.get(cell) ?? [];
    wished.push({ type: type === null ? null : (TYPES as readonly string[]).indexOf(type), worth });
    wishes.cells.set(cell, wished);
  }
}
