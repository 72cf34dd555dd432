import type { PromptKind } from '@majlis/aladdins-dragon/client';
import { lazy, type ReactNode, Suspense } from 'react';
import { withWords } from '../../i18n.ts';
import type { Desk } from './desk.ts';
import { PICKS, PURSE } from './picking.ts';

// A game opens with placing: what the tally and the magic need is fetched when they come.
const Spotlight = lazy(async () => ({
  default: (await withWords(import('./moments.tsx'), 'aladdins-dragon-told')).Spotlight,
}));
const Panel = lazy(async () => ({ default: (await withWords(import('./moments.tsx'), 'aladdins-dragon-told')).Panel }));

const hasPanel = (kind: PromptKind): boolean =>
  kind === 'plays' || kind === 'counter' || PICKS.has(kind) || PURSE.has(kind);
/** Something is to be played within a question about something else. */
const isPlaying = ({ picked }: Desk): boolean => picked.play !== null;

/** The inside of the space shown large; null: no space is. */
export function spotlightFor(desk: Desk): ReactNode {
  if (desk.spotlight === null) return null;
  return (
    <Suspense>
      <Spotlight desk={desk} />
    </Suspense>
  );
}

/** Over the board while the question has no space of its own. */
export function trayFor(desk: Desk): ReactNode {
  if (desk.spotlight !== null || desk.question === null) return null;
  if (!hasPanel(desk.question.kind) && !isPlaying(desk)) return null;
  return (
    <Suspense>
      <div className="tray">
        <Panel desk={desk} />
      </div>
    </Suspense>
  );
}
