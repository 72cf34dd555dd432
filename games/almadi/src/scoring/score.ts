import type { Json, ScoreLine, Seat } from '@majlis/kernel';
import { characters } from '../characters/index.ts';
import type { Content } from '../content/compile.ts';
import { LARGEST_OASIS_GROUP, POINTS_PER_OASIS } from '../facts.ts';
import { powersOf } from '../rules/powers.ts';
import type { PublicPlayer, Table } from '../state.ts';
import { type Facts, factsOf } from './facts.ts';
import { rubyRankPoints } from './rubies.ts';

export const SCORE_SOURCES = [
  'oases',
  'largestOasisGroup',
  'caravans',
  'palaces',
  'jars',
  'mosaics',
  'objective',
  'rubies',
  'character',
] as const;
export type ScoreSource = (typeof SCORE_SOURCES)[number];

const FINAL = 1;

/** What the table would score if the game ended now; all of it is public. */
export function scoreLines(table: Pick<Table, 'config' | 'players'>, content: Content): ScoreLine[] {
  const facts = table.players.map((player) => factsOf(content, player));
  const groups = facts.map(({ oasisGroups }) => largestGroup(oasisGroups));
  const most = Math.max(...groups);
  const rubies = rubyPoints(table);
  return facts.flatMap((own, seat) => {
    const sheet = new Sheet(seat);
    addRealm(sheet, own);
    if (groups[seat]! > 0 && groups[seat] === most) {
      sheet.add('largestOasisGroup', LARGEST_OASIS_GROUP, { size: most });
    }
    addObjectives(sheet, content, own.player);
    sheet.add('rubies', rubies[seat]!, { rubies: own.player.rubies });
    addCharacters(sheet, own);
    return sheet.lines;
  });
}

class Sheet {
  readonly lines: ScoreLine[] = [];
  private readonly seat: Seat;

  constructor(seat: Seat) {
    this.seat = seat;
  }

  add(source: ScoreSource, points: number, detail: Json): void {
    this.lines.push({ seat: this.seat, round: FINAL, source, points, detail });
  }
}

function addRealm(sheet: Sheet, facts: Facts): void {
  const inGroups = facts.oasisGroups.filter((size) => size > 1);
  const oases = inGroups.reduce((sum, size) => sum + size, 0);
  sheet.add('oases', POINTS_PER_OASIS * oases, { groups: inGroups });
  sheet.add('caravans', facts.carried, { goods: facts.carried + facts.uncarried, capacity: facts.capacity });
  sheet.add(
    'palaces',
    facts.palaces.reduce((sum, value) => sum + value, 0),
    { values: facts.palaces },
  );
  sheet.add('jars', facts.jars, { jars: facts.jars });
  sheet.add('mosaics', facts.mosaics.points, { laid: facts.mosaics.laid, loose: facts.mosaics.loose });
}

/** ALM-SCORE-9 */
function addObjectives(sheet: Sheet, content: Content, player: PublicPlayer): void {
  for (const objective of player.completed) {
    sheet.add('objective', content.objective(objective).points, { objective, completed: true });
  }
  for (const objective of player.objectives) {
    sheet.add('objective', -content.objective(objective).points, { objective, completed: false });
  }
}

/** ALM-CHAR-6: powers that only change other lines have none of their own. */
function addCharacters(sheet: Sheet, facts: Facts): void {
  for (const character of powersOf(facts.player)) {
    const points = characters[character].hooks?.points;
    if (points !== undefined) sheet.add('character', points(facts), { character });
  }
}

/** ALM-15: a single oasis is no group. */
const largestGroup = (sizes: readonly number[]): number => {
  const most = Math.max(0, ...sizes);
  return most > 1 ? most : 0;
};

/** ALM-CHAR-5: with characters pairs score, otherwise ranks. */
function rubyPoints({ config, players }: Pick<Table, 'config' | 'players'>): number[] {
  const rubies = players.map((player) => player.rubies);
  return config.modules.includes('characters') ? rubies.map((own) => own >> 1) : rubyRankPoints(rubies);
}

export function totalsOf(lines: readonly ScoreLine[], seats: number): number[] {
  const totals = Array<number>(seats).fill(0);
  for (const { seat, points } of lines) totals[seat]! += points;
  return totals;
}
