import type { Content } from '../content/compile.ts';
import { cellText, ROWS_0_TO_5 } from '../realm/cells.ts';
import { type FigureProgress, figureProgress, hasFigure } from '../realm/figures.ts';
import { mayHold } from '../realm/places.ts';
import { drawMap, type RealmMap } from '../realm/realm.ts';
import { TYPES } from '../words.ts';
import { conditions, type Measure } from './conditions.ts';
import type { Holder } from './holder.ts';

export function isMet(content: Content, objective: number, holder: Holder, map: RealmMap): boolean {
  const { figure } = content.objective(objective);
  if (figure !== null) return hasFigure(content.typeOf, figure, holder.realm, map);
  for (const { have, need } of conditions[objective]!(content, holder, map)) if (have < need) return false;
  return true;
}

/** What an objective still needs: counts, and for a figure the cells nearest to completing it. */
export interface Needs {
  readonly objective: number;
  readonly met: boolean;
  readonly measures: readonly Measure[];
  readonly lacking: readonly { readonly cell: number; readonly at: string; readonly type: string | null }[];
  readonly inTheWay: readonly number[];
}

/** `rows` are those the player can reach: Abriza adds rows 0 and 5. */
export function needsOf(content: Content, objective: number, holder: Holder, rows: number = ROWS_0_TO_5): Needs {
  const map = drawMap(holder.realm);
  const met = isMet(content, objective, holder, map);
  const { figure } = content.objective(objective);
  if (figure === null) {
    return { objective, met, measures: conditions[objective]!(content, holder, map), lacking: [], inTheWay: [] };
  }
  const progress = figureProgress(content.typeOf, figure, holder.realm, map, (cell) => mayHold(cell, rows));
  return { objective, met, ...figureNeeds(progress) };
}

function figureNeeds({
  have,
  need,
  lacking,
  inTheWay,
}: FigureProgress): Pick<Needs, 'measures' | 'lacking' | 'inTheWay'> {
  return {
    measures: [{ of: 'figure', have, need }],
    lacking: lacking.map(({ cell, type }) => ({ cell, at: cellText(cell), type: type === null ? null : TYPES[type]! })),
    inTheWay,
  };
}
