import { lantern } from '@majlis/art';
import { Link } from 'wouter';
import { useSay } from '../i18n.ts';
import { Floor } from '../ui/defs.tsx';
import { Drawing } from '../ui/drawing.tsx';
import { TopBar } from '../ui/top-bar.tsx';

export function NotFound() {
  const say = useSay();
  return (
    <div className="court">
      <Floor pattern="p-girih8" />
      <TopBar />
      <main className="sorry" id="content">
        <Drawing className="sorry-lantern" box="0 0 60 110" art={lantern(false)} />
        <h1 className="display">{say('notFound.title')}</h1>
        <p className="soft">{say('notFound.lead')}</p>
        <Link className="btn primary" href="/">
          {say('notFound.home')}
        </Link>
      </main>
    </div>
  );
}
