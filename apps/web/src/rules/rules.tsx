import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Section } from '../../rulebook.ts';
import { finds } from '../find.ts';
import { hasWords, needMessages, useSay, withWords } from '../i18n.ts';
import { AskHint, NotesSwitch } from '../learn/help/hint.tsx';
import type { Sheet } from '../learn/sheets/figure.ts';
import { loadSheet, sheetParts } from '../learn/sheets/index.ts';
import { Chapters } from '../learn/sheets/sheet.tsx';
import { Legend } from '../table/signs/legend.tsx';
import { useTable } from '../table/store.ts';
import { Icon } from '../ui/icon.tsx';
import { isModulePlayed, isPlayed, type Played } from './applies.ts';
import { loadBook } from './books.ts';
import '../learn/help/help.css';
import './rules.css';

/** The rules of exactly what lies on this table: with pictures, and behind them as numbered statements. */
export function Rules({ at }: { readonly at: string | null }) {
  const say = useSay();
  const { shown, ui } = useTable();
  const [wanted, want] = useState('');
  const played = { config: shown.config, seats: shown.seats.length };
  return (
    <>
      {/* Who came for a rule finds the rule. */}
      {at === null && <Helping game={shown.game} />}
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
      <section className="rules-list" tabIndex={0} aria-label={say('table.rules')}>
        {at === null && <Pictured game={shown.game} wanted={wanted} played={played} />}
        <Numbered game={shown.game} wanted={wanted} played={played} at={at} />
      </section>
    </>
  );
}

interface PartProps {
  readonly game: string;
  readonly wanted: string;
  readonly played: Played;
}

/** As on the page about the game, without what is not played here. */
function Pictured({ game, wanted, played }: PartProps) {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  useEffect(() => {
    if (loadBook(game) !== null) void withWords(loadSheet(game), 'learn/pages', ...sheetParts(game)).then(setSheet);
  }, [game]);
  if (sheet === null) return null;
  return <Chapters game={game} sheet={sheet} wanted={wanted} isPlayed={(module) => isModulePlayed(module, played)} />;
}

function Numbered({ game, wanted, played, at }: PartProps & { readonly at: string | null }) {
  const say = useSay();
  const [sections, setSections] = useState<readonly Section[] | null>(null);
  useEffect(() => {
    void loadBook(game)?.then(setSections);
  }, [game]);
  if (sections === null) return <p className="soft">{say('table.loading')}</p>;
  const found = search(
    sections.filter((section) => isPlayed(game, section, played) || section.rules.some(({ id }) => id === at)),
    wanted,
  );
  if (found.length === 0) return <p className="soft rules-none">{say('rules.none')}</p>;
  return (
    <details className="rules-numbered" open={at !== null || wanted.trim() !== ''}>
      <summary>{say('rules.numbered')}</summary>
      <p className="small soft">{say('rules.note')}</p>
      <div lang="en">
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
      </div>
    </details>
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
  return sections.flatMap(({ title, module, rules }) => {
    const hits = rules.filter(({ id, text }) => finds(wanted, `${id} ${text} ${title}`));
    return hits.length === 0 ? [] : [{ title, module, rules: hits }];
  });
}
