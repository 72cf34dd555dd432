import { TOKENS } from '@majlis/aladdins-dragon/client';
import type { Seat } from '@majlis/kernel';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { withWords } from '../../i18n.ts';
import { useMedia } from '../../ui/media.ts';
import { PanZoom } from '../../ui/pan-zoom.tsx';
import { useLetters } from '../letters.ts';
import './css/index.css';
import { Board } from './board.tsx';
import { type Desk, useDesk } from './desk.ts';
import { Order } from './order.tsx';
import { spotlightFor, trayFor } from './panels.tsx';
import { isAnsweringItself, usePassing } from './passing.ts';
import { Rail } from './rail.tsx';
import { Screen } from './screen.tsx';
import { TurnBar } from './turn-bar.tsx';

// Only magic has moments in which one passes.
const PassRow = lazy(async () => ({ default: (await import('./pass-row.tsx')).PassRow }));
const Rival = lazy(async () => ({ default: (await withWords(import('./rival.tsx'), 'aladdins-dragon-told')).Rival }));
// A table is there before anything on it moves.
const DragonMotion = lazy(async () => ({ default: (await import('./motion.ts')).DragonMotion }));

/** Room for the whole scene; elsewhere spaces are cells. */
const WIDE = '(min-width: 1301px) and (min-height: 861px)';

export function DragonTable() {
  useLetters('aladdins-dragon');
  const desk = useDesk();
  const passing = usePassing(desk);
  const shown: Desk = isAnsweringItself(desk, passing) ? { ...desk, question: null } : desk;
  useNumberKeys(shown);
  const isWide = useMedia(WIDE);
  const [visited, visit] = useState<Seat | null>(null);
  return (
    <main className={`ad-table ${isWide ? 'wide' : ''} ${shown.spotlight === null ? '' : 'tallying'}`} id="content">
      <Order desk={shown} onVisit={visit} />
      {shown.spotlight !== null && <Rail desk={shown} />}
      <PanZoom className="ad-frame" fit={`${shown.spotlight}.${shown.question?.kind}`} isLensBeside={true}>
        <Board desk={shown} isWide={isWide} spotlight={spotlightFor(shown)} tray={trayFor(shown)} />
      </PanZoom>
      <Suspense>{shown.view.magic && <PassRow desk={shown} passing={passing} />}</Suspense>
      <div className="foot">
        <Screen desk={shown} />
        <TurnBar desk={desk} passing={passing} />
      </div>
      <Suspense>
        <DragonMotion desk={shown} />
      </Suspense>
      <Suspense>{visited !== null && <Rival desk={shown} seat={visited} onClose={() => visit(null)} />}</Suspense>
    </main>
  );
}

/** A token by its number, on the keyboard. */
function useNumberKeys(desk: Desk): void {
  const latest = useRef(desk);
  latest.current = desk;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { question, pick, picked } = latest.current;
      const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
      if (question?.kind !== 'place' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      const token = TOKENS.find((value) => String(value) === event.key);
      const isLegal = question.legal.some((action) => action.type === 'place' && action.token === token);
      if (event.key === 'Escape') pick({ token: null, space: null });
      else if (token !== undefined && isLegal) pick({ token: picked.token === token ? null : token });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
