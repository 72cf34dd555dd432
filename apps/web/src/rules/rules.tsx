import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Section } from '../../rulebook.ts';
import { hasWords, needMessages, useSay } from '../i18n.ts';
import { AskHint, NotesSwitch } from '../learn/help/hint.tsx';
import { Legend } from '../table/signs/legend.tsx';
import { useTable } from '../table/store.ts';
import { Icon } from '../ui/icon.tsx';
import { isPlayed } from './applies.ts';
import { loadBook } from './books.ts';
import '../learn/help/help.css';
import './rules.css';

/** The numbered rules of exactly what lies on this table. */
export function Rules({ at }: { readonly at: string | null }) {
  const say = useSay();
  const { shown, ui } = useTable();
  const [sections, setSections] = useState<readonly Section[] | null>(null);
  const [wanted, want] = useState('');
  useEffect(() => {
    void loadBook(shown.game)?.then(setSections);
  }, [shown.game]);
  if (sections === null) return <p className="soft">{say('table.loading')}</p>;
  const played = { config: shown.config, seats: shown.seats.length };
  const found = search(
    sections.filter((section) => isPlayed(shown.game, section, played) || section.rules.some(({ id }) => id === at)),
    wanted,
  );
  return (
    <>
      {/* Who came for a rule finds the rule. */}
      {at === null && <Helping game={shown.game} />}
      <p className="small soft">{say('rules.note')}</p>
      <label className="rules-find">
        <span className="vh">{say('rules.find')}</span>
        <input type="search" placeholder={say('rules.find')} value={wanted} onChange={(e) => want(e.target.value)} />
      </label>
      {ui.loadSigns !== undefined && (
        <details className="rules-signs">
          <summary>{say('signs.title')}</summary>
          <Legend />
        </details>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <section className="rules-list" lang="en" tabIndex={0} aria-label={say('table.rules')}>
        {found.length === 0 && <p className="soft">{say('rules.none')}</p>}
        {found.map(({ title, rules }) => (
          <section key={title}>
            <h3 className="display">{title}</h3>
            <dl>
              {rules.map(({ id, text }) => (
                <div key={id} {...(id === at ? WANTED : {})}>
                  <dt>{id}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </section>
    </>
  );
}

/** A hint, and the way to lessons and pictures; their words come when somebody looks here. */
function Helping({ game }: { readonly game: string }) {
  const say = useSay();
  useEffect(() => void needMessages('learn/guide', 'learn/help'), []);
  if (!hasWords('rules.learn') || !hasWords('hint.ask')) return null;
  return (
    <>
      <AskHint />
      <p>
        <Link className="btn" href={`/learn/${game}`}>
          <Icon name="book" /> {say('rules.learn')}
        </Link>
      </p>
      <NotesSwitch />
    </>
  );
}

/** The statement that was asked for: marked, and read first. */
const WANTED = {
  className: 'wanted',
  tabIndex: -1,
  'aria-current': true,
  ref: (statement: HTMLElement | null) => {
    statement?.scrollIntoView({ block: 'center' });
    statement?.focus({ preventScroll: true });
  },
} as const;

function search(sections: readonly Section[], wanted: string): Section[] {
  const words = wanted.trim().toLowerCase();
  if (words === '') return [...sections];
  return sections.flatMap(({ title, module, rules }) => {
    const hits = rules.filter(({ id, text }) => `${id} ${text} ${title}`.toLowerCase().includes(words));
    return hits.length === 0 ? [] : [{ title, module, rules: hits }];
  });
}
