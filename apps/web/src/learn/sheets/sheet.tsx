import { relettered } from '@majlis/art';
import type { MessageId } from '@majlis/i18n';
import { LESSONS } from '@majlis/lessons';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Rule, Section } from '../../../rulebook.ts';
import { useLetters } from '../../games/letters.ts';
import { useSay } from '../../i18n.ts';
import { loadBook } from '../../rules/books.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { Icon } from '../../ui/icon.tsx';
import '../learn.css';
import { finds } from '../../find.ts';
import type { Figure, Line, Sheet } from './figure.ts';

const id = (game: string, rest: string): MessageId => `learn.${game}.${rest}` as MessageId;

/** Goal, your turn, points: all a beginner needs, on one screen. */
export function Panels({ game, sheet }: { readonly game: string; readonly sheet: Sheet }) {
  const say = useSay();
  useLetters(game);
  return (
    <div className="learn-panels">
      {sheet.panels.map((panel, i) => (
        <section key={panel.id} className="niche">
          <h2 className="display">
            <i aria-hidden="true">{i + 1}</i> {say(`learn.panel.${panel.id}`)}
          </h2>
          <p className="soft">{say(id(game, panel.id))}</p>
          <ul>
            {panel.lines.map((line) => (
              <li key={line.id} className="captioned">
                <Figures figures={line.figures} />
                <p>{say(id(game, line.id))}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Pictures only show what the words beside them say. */
function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <span className="figures">
      {figures.map(({ box, art, wide = 1 }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its place
        <span key={i} style={{ '--wide': wide } as React.CSSProperties}>
          <Drawing box={box} art={relettered(art)} />
        </span>
      ))}
    </span>
  );
}

/** What is looked for in a rule: all its words, and those people use for it. */
function wordsIn(say: ReturnType<typeof useSay>, game: string, line: Line): string {
  const texts = line.frames === undefined ? ['.more'] : line.frames.map((_, i) => `.${i + 1}`);
  return ['', '.find', ...texts].map((text) => say(id(game, line.id + text))).join(' ');
}

interface ChaptersProps {
  readonly game: string;
  readonly sheet: Sheet;
  readonly wanted: string;
  /** Which modules are played; left out: all of them are told. */
  readonly isPlayed?: (module: string) => boolean;
}

export function Chapters({ game, sheet, wanted, isPlayed = () => true }: ChaptersProps) {
  const say = useSay();
  useLetters(game);
  const isTold = (line: Line) =>
    (line.module === undefined || isPlayed(line.module)) && finds(wanted, wordsIn(say, game, line));
  const chapters = sheet.chapters
    .map((chapter) => ({ ...chapter, lines: chapter.lines.filter(isTold) }))
    .filter(({ lines }) => lines.length > 0);
  return chapters.map((chapter) => (
    <section key={chapter.id}>
      <h3 className="display">{say(id(game, `chapter.${chapter.id}`))}</h3>
      <ul className="learn-rules">
        {chapter.lines.map((line) => (
          <li key={line.id} className="niche captioned">
            {line.frames === undefined ? (
              <>
                <Figures figures={line.figures} />
                <div>
                  <b>{say(id(game, line.id))}</b>
                  <p className="soft">{say(id(game, `${line.id}.more`))}</p>
                  <Further game={game} line={line} />
                </div>
              </>
            ) : (
              <Example game={game} line={line} frames={line.frames} />
            )}
          </li>
        ))}
      </ul>
    </section>
  ));
}

interface ExampleProps {
  readonly game: string;
  readonly line: Line;
  readonly frames: readonly (readonly Figure[])[];
}

/** An example to step through, picture by picture. */
function Example({ game, line, frames }: ExampleProps) {
  const say = useSay();
  const [at, show] = useState(0);
  const isLast = at === frames.length - 1;
  return (
    <>
      <Figures figures={frames[at]!} />
      <div>
        <b>{say(id(game, line.id))}</b>
        <p className="soft" aria-live="polite">
          {say(id(game, `${line.id}.${at + 1}`))}
        </p>
        <p className="learn-step">
          <button type="button" className="btn" onClick={() => show(isLast ? 0 : at + 1)}>
            <Icon name={isLast ? 'refresh' : 'next'} /> {say(isLast ? 'learn.frame.again' : 'learn.frame.next')}
          </button>
          <span className="small mute">{say('learn.frame', { frame: at + 1, frames: frames.length })}</span>
        </p>
        <Further game={game} line={line} />
      </div>
    </>
  );
}

/** For those who want to know it exactly, or to try it. */
function Further({ game, line: { rules = [], module } }: { readonly game: string; readonly line: Line }) {
  const say = useSay();
  const lesson = LESSONS.find(({ id: one }) => one === `${game}/${module}`);
  return (
    <>
      <Why game={game} rules={rules} />
      {lesson !== undefined && (
        <Link className="learn-lesson small" href={`/learn/${lesson.id}`}>
          {say('learn.try')}
        </Link>
      )}
    </>
  );
}

/** The numbered statements behind it. */
function Why({ game, rules }: { readonly game: string; readonly rules: readonly string[] }) {
  const say = useSay();
  const [isOpen, open] = useState(false);
  const [found, setFound] = useState<readonly Rule[]>([]);
  useEffect(() => {
    if (isOpen) void loadBook(game)?.then((book) => setFound(statements(book, rules)));
  }, [isOpen, game, rules]);
  if (rules.length === 0) return null;
  return (
    <details onToggle={(event) => open(event.currentTarget.open)}>
      <summary>{say('learn.why')}</summary>
      <dl lang="en">
        {found.map(({ id: code, text }) => (
          <div key={code}>
            <dt>{code}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const statements = (book: readonly Section[], wanted: readonly string[]): Rule[] =>
  wanted.flatMap((code) => book.flatMap(({ rules }) => rules.filter(({ id: one }) => one === code)));
