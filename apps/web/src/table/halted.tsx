import type { Shown } from '@majlis/table';
import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { useSay } from '../i18n.ts';
import { useTable } from './store.ts';

const DealButton = lazy(async () => ({ default: (await import('./deal/deal-button.tsx')).DealButton }));

const wordsOf = ({ phase, stopped }: Pick<Shown, 'phase' | 'stopped'>) =>
  phase === 'closed' ? 'table.closed' : stopped === 'other-rules' ? 'table.otherRules' : 'table.stopped';

/** A game that will not go on: the rules broke down, or the host ended it. */
export function Halted() {
  const say = useSay();
  const { shown } = useTable();
  return (
    <section className="result niche" aria-labelledby="halted">
      <p id="halted" role="status">
        {say(wordsOf(shown))}
      </p>
      <div className="result-ways">
        {shown.seed !== null && (
          <Suspense>
            <DealButton />
          </Suspense>
        )}
        <Link className="btn primary" href="/">
          {say('table.over.home')}
        </Link>
      </div>
    </section>
  );
}
