import type { Content } from '../content/compile.ts';
import type { Player } from '../state.ts';
import { CARAVAN, GENIE, JAR, MARKET, MARTELINE, OASIS, PALACE, RUBY, SIDES, STALL, TYPES } from '../words.ts';
import { constants } from './constants.ts';
import { chanceToComplete, gapOf, missingOf } from './objectives.ts';
import { turnsLeft } from './time.ts';

/** What the objectives a player holds would like to see next. */
export interface Wishes {
  /** By type of landscape. */
  readonly type: number[];
  /** By kind of side, for each one more that is activated. */
  readonly side: number[];
  /** Cells that a figure lacks: the type it needs, or null for any. */
  readonly cells: { readonly cell: number; readonly type: number | null; readonly worth: number }[];
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

const noWishes = (): Wishes => ({
  type: TYPES.map(() => 0),
  side: SIDES.map(() => 0),
  cells: [],
  mosaic: 0,
  stall: 0,
  ruby: 0,
});
const NONE = noWishes();

export function wishesOf(content: Content, player: Player, ahead: number): Wishes {
  if (player.objectives.length === 0) return NONE;
  const wishes = noWishes();
  for (const objective of player.objectives) addWish(wishes, content, player, objective, ahead);
  return wishes;
}

function addWish(wishes: Wishes, content: Content, player: Player, objective: number, ahead: number): void {
  const gap = gapOf(content, player, objective);
  const missing = missingOf(gap);
  const left = turnsLeft(player);
  const gain = chanceToComplete(Math.max(0, missing - 1), left) - chanceToComplete(missing, left);
  // Even a hopeless one is worth a little while there is time: the estimate of its chance is rough.
  const worth = 2 * content.objective(objective).points * gain + constants.now.faintHope * ahead;
  for (const { of, have, need } of gap.measures) {
    if (have >= need) continue;
    const type = WISHED_TYPE[of];
    if (type !== undefined) wishes.type[type]! += worth;
    const side = WISHED_SIDE[of];
    if (side !== undefined) wishes.side[side]! += worth;
    if (of.startsWith('mosaic')) wishes.mosaic += of.endsWith('Pairs') ? worth / 2 : worth;
    if (of.startsWith('stall')) wishes.stall += of.endsWith('Pairs') ? worth / 2 : worth;
    if (of === 'rubies') wishes.ruby += worth;
  }
  for (const { cell, type } of gap.lacking) wishes.cells.push({ cell, type, worth });
}
