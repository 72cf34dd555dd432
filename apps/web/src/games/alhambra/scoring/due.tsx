import type { AlhambraEvent } from '@majlis/alhambra/client';
import type { Json, ShownEvent } from '@majlis/kernel';
import type { Shown } from '@majlis/table';
import { type ReactNode, useMemo, useState } from 'react';
import { create } from 'zustand';
import { LookAgain } from '../../../table/look-again.tsx';
import { useTable } from '../../../table/store.ts';
import type { Look, Telling } from '../../ui.ts';

export type Told = Extract<AlhambraEvent, { type: 'scored' }>;

const asScored = (event: Json): Told | null => {
  const told = event as unknown as AlhambraEvent;
  return told.type === 'scored' ? told : null;
};

/** The scorings of the game so far, as they were told. */
const toldIn = ({ log }: Shown): Told[] =>
  log.entries.flatMap(({ events }) => events.flatMap(({ event }) => asScored(event) ?? []));

/** The round that somebody looks at once more. */
const useAgain = create<{ readonly round: number | null }>(() => ({ round: null }));

const lookAt = ({ say }: Telling, round: number): Look => ({
  label: say('alhambra.scoring', { round }),
  open: () => useAgain.setState({ round }),
});

/** What the score sheet opens. */
export const looks = (telling: Telling): readonly Look[] =>
  toldIn(telling.shown).map(({ round }) => lookAt(telling, round));

/** A scoring in the log opens it once more. */
export const line = (telling: Telling, { event }: ShownEvent<Json>, text: string): ReactNode => {
  const told = asScored(event);
  return told === null ? null : <LookAgain look={lookAt(telling, told.round)}>{text}</LookAgain>;
};

interface Due {
  /** The scoring to be looked at now; null: none. */
  readonly scored: Told | null;
  /** It is looked at once more, on purpose. */
  readonly isAgain: boolean;
  readonly goOn: () => void;
}

/** A scoring that the viewer has not yet looked at, or looks at again. Those before the page was opened are past. */
export function useScoring(): Due {
  const { shown, store } = useTable();
  const all = useMemo(() => toldIn(shown), [shown]);
  const [seen, see] = useState(all.length);
  const again = useAgain(({ round }) => round);
  const isWaiting = !store.isReplay && shown.viewer !== 'spectator' && shown.outcome === null;
  const past = again === null ? undefined : all.find(({ round }) => round === again);
  return {
    scored: past ?? (isWaiting ? (all[seen] ?? null) : null),
    isAgain: past !== undefined,
    goOn: () => (past === undefined ? see(seen + 1) : useAgain.setState({ round: null })),
  };
}
