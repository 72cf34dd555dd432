import { Link } from 'wouter';
import { useSay } from '../i18n.ts';
import { useTable } from './store.ts';

/** A game that will not go on: the rules broke down, or the host ended it. */
export function Halted() {
  const say = useSay();
  const { shown } = useTable();
  return (
    <section className="result niche" aria-labelledby="halted">
      <p id="halted" role="status">
        {say(shown.phase === 'closed' ? 'table.closed' : 'table.stopped')}
      </p>
      <div className="result-ways">
        <Link className="btn primary" href="/">
          {say('table.over.home')}
        </Link>
      </div>
    </section>
  );
}
