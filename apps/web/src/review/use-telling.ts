import type { KeyMoment } from '@majlis/review';
import { useEffect, useMemo, useState } from 'react';
import type { Telling } from '../games/ui.ts';
import { useSay } from '../i18n.ts';
import { type Recording, shownAt } from '../replay/recording.ts';

/** For each of these moments, what is needed to say its moves as they were said at the table. */
export function useTellings(recording: Recording, moments: readonly KeyMoment[]): ReadonlyMap<number, Telling> {
  const say = useSay();
  const { last, positionAt } = recording;
  const [shown, setShown] = useState<ReadonlyMap<number, Telling['shown']>>(new Map());
  const wanted = moments.map(({ at, seat }) => `${at}:${seat}`).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same moments need no second look
  useEffect(() => {
    let isGone = false;
    for (const { at, seat } of moments) {
      if (shown.has(at)) continue;
      void positionAt(at, seat).then((position) => {
        if (!isGone) setShown((before) => new Map(before).set(at, shownAt(last.shown, position, seat)));
      });
    }
    return () => {
      isGone = true;
    };
  }, [wanted, positionAt]);
  return useMemo(() => {
    const nameOf = (seat: number) => last.names[seat] ?? String(seat + 1);
    return new Map([...shown].map(([at, view]) => [at, { say, shown: view, nameOf, isViewer: () => false }]));
  }, [say, shown, last]);
}
