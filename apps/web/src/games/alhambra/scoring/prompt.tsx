import { useMemo } from 'react';
import { useSay } from '../../../i18n.ts';
import { PromptBar } from '../../../table/prompt-bar.tsx';
import { useTable } from '../../../table/store.ts';
import { Icon } from '../../../ui/icon.tsx';
import { source } from '../words.ts';
import type { Told } from './due.tsx';
import { sheetOf } from './sheet.ts';
import { type Steps, useSteps } from './steps.ts';
import { rowSentence } from './words.ts';

interface ScoringPromptProps {
  readonly told: Told;
  readonly onGoOn: () => void;
}

/** The words to the row that is told, and the ways on. It waits until one goes on. */
export function ScoringPrompt({ told, onGoOn }: ScoringPromptProps) {
  const say = useSay();
  const { telling, shown } = useTable();
  const { round, rows } = useMemo(() => sheetOf(shown, told), [shown, told]);
  const steps = useSteps(round, rows.length);
  const scoring = say('alhambra.scoring', { round });
  // Two landmarks, two names.
  const label = say('alhambra.scoring.goOn');
  const row = rows[steps.step];
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
