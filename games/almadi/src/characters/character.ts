import type { Rows } from '../realm/cells.ts';
import type { Facts } from '../scoring/facts.ts';
import type { CharacterId } from './ids.ts';

/** A character changes the game through hooks, and deeds if it brings any; no character knows of another. */
export interface Character {
  readonly id: CharacterId;
  readonly hooks?: Partial<Hooks>;
}

export interface Hooks extends Folds {
  /** judge: others may not take the owner's objectives. */
  readonly keepsObjectives: boolean;
  /** collect: what the owner may take once a turn when a genie was activated. */
  readonly genieBonus: 'ruby' | 'mosaic' | 'stall';
  /** collect: points at the end. */
  points(facts: Facts): number;
}

/** fold: value in, value out. */
export interface Folds {
  /** Rows in which a landscape from this row of the board may be placed. */
  boardRows(rows: Rows, row: number): Rows;
  /** Rows to which a genie may move a landscape. */
  genieRows(rows: Rows): Rows;
  rubiesPerSide(rubies: number): number;
  /** Goods on all stall cards. */
  stallGoods(goods: number): number;
  /** The sizes of the groups of caravans. */
  caravanGroups(sizes: readonly number[]): readonly number[];
  mosaicsPerPalace(cards: number): number;
  looseMosaicPoints(points: number): number;
  extraTurns(turns: number): number;
}
