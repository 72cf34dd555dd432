import { SIDES, type Side } from '../../board/cells.ts';
import { BUILDINGS } from '../../content/buildings.ts';
import type { Round } from '../../content/score-table.ts';

export type { InvadersTold, OpenSide } from './tell.ts';

/** An invasion card is the side it comes from. */
export const INVASIONS: readonly Side[] = SIDES;
/** A scout is the kind of building it shows. */
export const SCOUTS: readonly number[] = [...BUILDINGS.keys()];
export const OPEN_SCOUTS = 2;

/** What a side costs that is unprotected from the direction of the attack. */
export const PENALTY: Readonly<Record<Round, number>> = { 1: 1, 2: 2, 3: 3 };
/** And from a neighbouring direction. */
export const PENALTY_BESIDE: Readonly<Record<Round, number>> = { 1: 0, 2: 0, 3: 1 };
