import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useSay } from '../../i18n.ts';
import { me } from '../../play/remote/api.ts';
import { Floor } from '../../ui/defs.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import './you.css';

interface FrameProps {
  readonly tab: 'games' | 'notices' | 'players';
  readonly title: string;
  readonly lead: string;
  /** What stands before the title. */
  readonly emblem?: ReactNode;
  readonly children: ReactNode;
}

const TABS = [
  ['games', '/you'],
  ['notices', '/you/notices'],
  ['players', '/you/players'],
] as const;

/** The pages about oneself: a head, the tabs, and what belongs to the tab. */
export function Frame({ tab, title, lead, emblem, children }: FrameProps) {
  const say = useSay();
  return (
    <div className="court you">
      <Floor pattern="p-girih8" />
      <TopBar />
      <main id="content">
        <header className="you-head">
          <div className="you-who">
            {emblem}
            <div>
              <h1 className="display">{title}</h1>
              <p className="soft">{lead}</p>
            </div>
          </div>
          {me() !== null && (
            <nav className="you-tabs" aria-label={say('you.title')}>
              {TABS.map(([id, href]) => (
                <Link
                  key={id}
                  href={href}
                  className={id === tab ? 'on' : ''}
                  aria-current={id === tab ? 'page' : undefined}
                >
                  {say(`you.tab.${id}`)}
                </Link>
              ))}
            </nav>
          )}
        </header>
        {children}
      </main>
    </div>
  );
}
