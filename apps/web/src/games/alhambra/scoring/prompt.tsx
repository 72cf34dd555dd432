import { useEffect, useMemo } from 'react';
import { useSay } from '../../../i18n.ts';
import { useSettings } from '../../../settings.ts';
import { PromptBar } from '../../../table/prompt-bar.tsx';
import { useTable } from '../../../table/store.ts';
import { Icon } from '../../../ui/icon.tsx';
import { source } from '../words.ts';
import type { Told } from './due.tsx';
import { sheetOf } from './sheet.ts';
import { type Steps, useSteps } from './steps.ts';
import { rowSentence } from './words.ts';

/** How long all of it is looked at before it goes on by itself. */
const A_LAST_LOOK = 6000;

interface ScoringPromptProps {
  readonly told: Told;
  readonly isAgain: boolean;
  readonly onGoOn: () => void;
}

/** The words to the row that is told, and the ways on. It waits until one goes on, unless somebody wants it to pass. */
export function ScoringPrompt({ told, isAgain, onGoOn }: ScoringPromptProps) {
  const say = useSay();
  const { telling, shown } = useTable();
  const { round, rows } = useMemo(() => sheetOf(shown, told), [shown, told]);
  const steps = useSteps(round, rows.length);
  const scoring = say('alhambra.scoring', { round });
  // Two landmarks, two names.
  const label = say('alhambra.scoring.goOn');
  const row = rows[steps.step];
  const { passes } = useSettings();
  const isPassing = passes && !isAgain && row === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: timed from the moment when all is told
  useEffect(() => {
    if (!isPassing) return;
    const timer = setTimeout(onGoOn, A_LAST_LOOK);
    return () => clearTimeout(timer);
  }, [isPassing]);
  const title = row === undefined ? scoring : `${scoring}: ${source(telling, row)}`;
  const hint = row === undefined ? say('alhambra.scoring.hint') : rowSentence(telling, row);
  const children = (
    <>
      {row !== undefined && <StepButtons steps={steps} />}
      <button type="button" className="btn primary" onClick={onGoOn}>
        {say('alhambra.scoring.goOn')}
      </button>
    </>
  );
  return <PromptBar instead={{ label, title, hint, children }} />;
}

function StepButtons({ steps }: { readonly steps: Steps }) {
  const say = useSay();
  const { step, isRunning, go, run } = steps;
  return (
    <>
      <button
        type="button"
        className="iconbtn"
        aria-label={say(isRunning ? 'alhambra.scoring.pause' : 'alhambra.scoring.run')}
        onClick={() => (isRunning ? go(step) : run())}
      >
        <Icon name={isRunning ? 'pause' : 'play'} />
      </button>
      <button type="button" className="btn" onClick={() => go(step + 1)}>
        {say('alhambra.scoring.next')}
      </button>
    </>
  );
}
