import type { Shown } from '@majlis/table';
import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { useSay } from '../i18n.ts';
import { useTable } from './store.ts';

const DealButton = lazy(async () => ({ default: (await import('./deal/deal-button.tsx')).DealButton }));

const wordsOf = ({ phase, stopped }: Pick<Shown, 'phase' | 'stopped'>, isAlone: boolean) =>
  phase === 'closed'
    ? isAlone
      ? 'table.gaveUp'
      : 'table.closed'
    : stopped === 'other-rules'
      ? 'table.otherRules'
      : 'table.stopped';

/** A game that will not go on: the rules broke down, or the host ended it. */
export function Halted({ onAgain, replay }: { readonly onAgain: () => void; readonly replay: string }) {
  const say = useSay();
  const { shown, online } = useTable();
  const isGivenUp = shown.phase === 'closed' && online === null;
  return (
    <section className="result niche" aria-labelledby="halted">
      <p id="halted" role="status">
        {say(wordsOf(shown, online === null))}
      </p>
      <div className="result-ways">
        {shown.seed !== null && (
          <Suspense>
            <DealButton />
          </Suspense>
        )}
        {isGivenUp && (
          <>
            <button type="button" className="btn primary" onClick={onAgain}>
              {say('leave.new')}
            </button>
            <Link className="btn" href={replay}>
              {say('leave.replay')}
            </Link>
          </>
        )}
        <Link className={`btn ${isGivenUp ? '' : 'primary'}`} href="/">
          {say('table.over.home')}
        </Link>
      </div>
    </section>
  );
}
