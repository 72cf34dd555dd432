import { Link } from 'wouter';
import { hasWords, useSay } from '../i18n.ts';
import { Floor } from '../ui/defs.tsx';
import { Threshold } from '../ui/threshold.tsx';
import { TopBar } from '../ui/top-bar.tsx';

interface OpeningProps {
  /** The code of what stands in the way; null while the table is being set. */
  readonly problem: string | null;
  /** Whose refusals have words for it. */
  readonly game?: string;
}

/** The place of a table that is being set, or that cannot be. */
export function Opening({ problem, game = '' }: OpeningProps) {
  const say = useSay();
  if (problem === null) {
    return (
      <div className="court">
        <Floor pattern="p-girih8" />
        <TopBar />
        <main className="sorry" id="content">
          <p>{say('table.loading')}</p>
        </main>
      </div>
    );
  }
  const refusal = `${game}.refusal.${problem}`;
  return (
    <Threshold title={say('table.error')} lead={say(hasWords(refusal) ? refusal : 'table.error.lead')} isAlert>
      <Link className="btn primary" href="/">
        {say('notFound.home')}
      </Link>
    </Threshold>
  );
}
