import type { AlhambraEvent, ScoreSheet, SheetRow } from '@majlis/alhambra/client';
import type { AnyScoreLine, Json, ShownEvent } from '@majlis/kernel';
import type { Shown } from '@majlis/table';
import { useMemo, useState } from 'react';
import { create } from 'zustand';
import { useTable } from '../../../table/store.ts';
import type { Look, Telling } from '../../ui.ts';
import { type Steps, useSteps } from './steps.ts';

/** A scoring as it was told. */
export interface Scored {
  readonly round: number;
  readonly rows: readonly SheetRow[];
  readonly boards: ScoreSheet['boards'];
  readonly walls: ScoreSheet['walls'];
}

type Told = Extract<AlhambraEvent, { type: 'scored' }>;

const asScored = (event: Json): Told | null => {
  const told = event as unknown as AlhambraEvent;
  return told.type === 'scored' ? told : null;
};

/** The scorings of the game so far. */
export function scoringsIn({ log, scores, seats, tell }: Shown): Scored[] {
  const rivals = (tell as { rivals?: readonly string[] } | null)?.rivals ?? [];
  const contenders = [...seats.map((_, seat) => seat), ...rivals];
  return log.entries.flatMap(({ events }) =>
    events.flatMap(({ event }): Scored[] => {
      const told = asScored(event);
      if (told === null) return [];
      const { round, sheet } = told;
      const rows = sheet?.rows ?? [];
      // What came upon the scoring (invaders), and games that did not tell their sheets yet.
      const known = new Set(rows.map(({ source }) => source));
      const others = scores.filter((line) => line.round === round && !known.has(line.source));
      const added = rowsFrom(others, contenders);
      return [{ round, rows: [...rows, ...added], boards: sheet?.boards ?? [], walls: sheet?.walls ?? [] }];
    }),
  );
}

function rowsFrom(lines: readonly AnyScoreLine[], contenders: readonly (number | string)[]): SheetRow[] {
  const ofWhom = (line: AnyScoreLine) => (line.seat === null ? line.contender : line.seat);
  return [...new Set(lines.map(({ source }) => source))].map((source) => {
    const own = lines.filter((line) => line.source === source);
    const points = contenders.map((whose) => pointsOf(own.filter((line) => ofWhom(line) === whose)));
    return { source, counts: null, points, places: null, shares: [] };
  });
}

/** The points of these lines together. */
export const pointsOf = (lines: readonly { readonly points: number }[]): number =>
  lines.reduce((sum, { points }) => sum + points, 0);

/** The round that somebody looks at once more, and the table it is of. */
const useAgain = create<{ readonly round: number | null }>(() => ({ round: null }));
const lookAgain = (round: number): void => useAgain.setState({ round });

const lookAt = ({ say }: Telling, round: number): Look => ({
  label: say('alhambra.scoring', { round }),
  open: () => lookAgain(round),
});

/** What the log and the score sheet open. */
export const looks = (telling: Telling): readonly Look[] =>
  scoringsIn(telling.shown).map(({ round }) => lookAt(telling, round));

export const lookOf = (telling: Telling, { event }: ShownEvent<Json>): Look | null => {
  const told = asScored(event);
  return told === null ? null : lookAt(telling, told.round);
};

interface Scoring {
  readonly scored: Scored | null;
  readonly steps: Steps;
  readonly goOn: () => void;
}

/** A scoring that the viewer has not yet looked at, or looks at again. Those before the page was opened are past. */
export function useScoring(): Scoring {
  const { shown, store } = useTable();
  const all = useMemo(() => scoringsIn(shown), [shown]);
  const [seen, see] = useState(all.length);
  const again = useAgain(({ round }) => round);
  const isWaiting = !store.isReplay && shown.viewer !== 'spectator' && shown.outcome === null;
  const fresh = isWaiting ? (all[seen] ?? null) : null;
  const past = again === null ? undefined : all.find(({ round }) => round === again);
  const scored = past ?? fresh;
  return {
    scored,
    steps: useSteps(scored?.round ?? null, scored?.rows.length ?? 0),
    goOn: () => (past === undefined ? see(seen + 1) : useAgain.setState({ round: null })),
  };
}
