import type { Seat } from '@majlis/kernel';
import type { Action } from '../actions.ts';
import type { Content } from '../content/compile.ts';
import { conditions, type Measure } from '../objectives/conditions.ts';
import { ROWS_1_TO_4 } from '../realm/cells.ts';
import { type FigureProgress, figureProgress } from '../realm/figures.ts';
import { mayHold } from '../realm/places.ts';
import { drawMap, type Realm } from '../realm/realm.ts';
import { keepsObjectives } from '../rules/powers.ts';
import type { Player, State } from '../state.ts';
import { constants } from './constants.ts';
import { turnsLeft } from './time.ts';

/** The chance to complete something that lacks so many steps. */
export function chanceToComplete(missing: number, left: number): number {
  if (missing === 0) return 1;
  return Math.max(0, 1 - missing / (constants.now.stepsEach * left + constants.now.stepsAnyway));
}

/** What an objective still needs: counts, and for a figure the cells nearest to completing it. */
interface Gap {
  readonly measures: readonly Measure[];
  readonly lacking: FigureProgress['lacking'];
  readonly inTheWay: readonly number[];
}

export function missingOf({ measures, inTheWay }: Gap): number {
  let missing = constants.now.inTheWay * inTheWay.length;
  for (let i = 0; i < measures.length; i++) missing += Math.max(0, measures[i]!.need - measures[i]!.have);
  return missing;
}

interface Figures {
  readonly realm: Realm;
  readonly content: Content;
  /** By objective. */
  readonly gaps: Gap[];
}

/** Figures follow from a realm, which is replaced and never changed: what the realms seen last still need of them. */
const known: Figures[] = [];
const REALMS = 8;
let oldest = 0;

function figuresOf(content: Content, realm: Realm): Figures {
  for (let i = 0; i < known.length; i++) {
    if (known[i]!.realm === realm && known[i]!.content === content) return known[i]!;
  }
  const figures = { realm, content, gaps: [] };
  known[oldest] = figures;
  oldest = (oldest + 1) % REALMS;
  return figures;
}

const isReached = (cell: number): boolean => mayHold(cell, ROWS_1_TO_4);
const NOTHING: readonly never[] = [];

export function gapOf(content: Content, player: Player, objective: number): Gap {
  const { figure } = content.objective(objective);
  const { realm } = player;
  if (figure === null) {
    const measures = conditions[objective]!(content, player, drawMap(realm));
    return { measures, lacking: NOTHING, inTheWay: NOTHING };
  }
  const { gaps } = figuresOf(content, realm);
  if (gaps[objective] === undefined) {
    const { have, need, lacking, inTheWay } = figureProgress(content.typeOf, figure, realm, drawMap(realm), isReached);
    gaps[objective] = { measures: [{ of: 'figure', have, need }], lacking, inTheWay };
  }
  return gaps[objective];
}

/** What an objective is worth to a player who holds it: completed it scores, otherwise it costs. */
export function heldWorth(content: Content, player: Player, objective: number): number {
  const { points } = content.objective(objective);
  const chance = chanceToComplete(missingOf(gapOf(content, player, objective)), turnsLeft(player));
  return points * (2 * chance - 1);
}

export interface Claim {
  readonly action: Action & { readonly type: 'claim' };
  readonly worth: number;
}

export function claims(s: State, content: Content, seat: Seat): Claim[] {
  const player = s.players[seat]!;
  const found = s.objectives.map((objective) => claimOf(objective, heldWorth(content, player, objective)));
  s.players.forEach((rival, owner) => {
    if (owner === seat || keepsObjectives(rival)) return;
    for (const objective of rival.objectives) {
      // Rivals who could complete it lose it, those stuck with it are freed of it.
      const taken = constants.now.rivalLoses * heldWorth(content, rival, objective);
      found.push(claimOf(objective, heldWorth(content, player, objective) + taken));
    }
  });
  return found.sort((a, b) => b.worth - a.worth);
}

const claimOf = (objective: number, worth: number): Claim => ({ action: { type: 'claim', objective }, worth });
