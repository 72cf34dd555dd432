import { Link } from 'wouter';
import { useSay } from '../../i18n.ts';
import type { ApiProblem } from '../../play/remote/api.ts';
import { Floor } from '../../ui/defs.tsx';
import { ProblemLine } from '../../ui/problem-line.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import '../online/online.css';

/** Before there is something to show, or where there never will be. */
export function Opening({ problem }: { readonly problem: ApiProblem | 'missing' | null }) {
  const say = useSay();
  return (
    <div className="court">
      <Floor pattern="p-girih8" />
      <TopBar />
      <main className="sorry" id="content">
        <h1 className="display">{say('replay.title')}</h1>
        {problem === null && <p className="soft">{say('table.loading')}</p>}
        {problem === 'missing' && <p className="soft">{say('replay.missing')}</p>}
        {problem !== null && problem !== 'missing' && <ProblemLine problem={problem} />}
        {problem !== null && (
          <Link className="btn primary" href="/">
            {say('notFound.home')}
          </Link>
        )}
      </main>
    </div>
  );
}
