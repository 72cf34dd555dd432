import type { Json } from '@majlis/kernel';
import type { Puzzle } from '@majlis/puzzles';
import { useEffect, useRef } from 'react';
import { useSay } from '../../i18n.ts';
import { capital, useFormat } from '../../review/format.ts';
import { Reasons } from '../../review/reasons.tsx';
import { useTable } from '../../table/store.ts';
import { Icon } from '../../ui/icon.tsx';
import { Stars } from './stars.tsx';
import type { Told } from './telling.ts';

interface QuestionProps {
  readonly puzzle: Puzzle;
  readonly isHinted: boolean;
  readonly stars: number;
  readonly onHint: () => void;
  readonly onShow: () => void;
}

/** What is asked, and where help is. */
export function Question({ puzzle, isHinted, stars, onHint, onShow }: QuestionProps) {
  const say = useSay();
  const { shown } = useTable();
  return (
    <>
      <header>
        <Stars count={stars} />
        <h2 className="display">{say('puzzle.find')}</h2>
      </header>
      <p className="puzzle-lead small">
        {say('puzzle.lead', {
          moves: shown.decision?.legal.length ?? 0,
          level: say(`puzzle.level.${puzzle.difficulty}`),
        })}
      </p>
      <p className="puzzle-hint" role="status">
        {isHinted && say(`puzzle.hint.${puzzle.theme}`)}
      </p>
      <p className="puzzle-ways">
        {!isHinted && (
          <button type="button" className="btn" onClick={onHint}>
            <Icon name="lamp" /> <span>{say('puzzle.hint')}</span>
          </button>
        )}
        <button type="button" className="btn ghost" onClick={onShow}>
          {say('puzzle.show')}
        </button>
      </p>
    </>
  );
}

interface VerdictProps {
  readonly puzzle: Puzzle;
  readonly told: Told | null;
  /** The answer may be told. */
  readonly isOver: boolean;
  readonly isRight: boolean;
  readonly given: { readonly given: Json | null; readonly isShown: boolean };
  readonly stars: number;
}

/** What the answer was worth, and once it may be told, what was best and why. */
export function Verdict({ puzzle, told, isOver, isRight, given, stars }: VerdictProps) {
  const say = useSay();
  const { ui, telling } = useTable();
  const heading = useRef<HTMLHeadingElement>(null);
  const isTold = told !== null;
  useEffect(() => {
    if (isTold) heading.current?.focus();
  }, [isTold]);
  if (told === null) return <p role="status">{say('puzzle.weighing')}</p>;
  const behind = Math.max(1, Math.round(told.behind));
  // Whoever asked for the answer has not found it, whichever move it is compared with.
  const isFound = isRight && !given.isShown;
  return (
    <>
      <header>
        {isOver && <Stars count={stars} />}
        <h2 className={`display ${isFound ? 'right' : ''}`} ref={heading} tabIndex={-1}>
          {isFound ? say('puzzle.right') : say(isOver ? 'puzzle.was' : 'puzzle.wrong', { behind })}
        </h2>
      </header>
      {!isOver && <p className="small">{capital(ui.action(telling, given.given))}</p>}
      {isOver && <Weighed puzzle={puzzle} told={told} mine={given.isShown ? null : told.place} />}
      {isOver && <Reasons reasons={told.reasons} seat={puzzle.seat} telling={telling} ui={ui} />}
      {isOver && <p className="small soft puzzle-fine">{say(`puzzle.about.${puzzle.difficulty}`)}</p>}
    </>
  );
}

const LISTED = 5;

/** The moves that come next, and by how much they are worse. */
function Weighed({ puzzle, told, mine }: { puzzle: Puzzle; told: Told; readonly mine: number | null }) {
  const say = useSay();
  const { ui, telling } = useTable();
  const percent = useFormat('win');
  const rows = puzzle.weighed.map(({ wins, move }, i) => ({ wins, move, i }));
  const listed = rows.filter(({ i }) => i < LISTED || i === mine);
  return (
    <ol className="puzzle-weighed" aria-label={say('puzzle.weighed')}>
      {listed.map(({ wins, move, i }) => (
        <li key={move} className={i < (puzzle.alike ?? 1) ? 'best' : ''}>
          <b>{capital(ui.action(telling, told.actions[i]!))}</b>
          {i === mine && <em>{say('puzzle.yours')}</em>}
          <span className="display">{percent.value(wins / 100)}</span>
          <span className="bar" aria-hidden="true">
            <i style={{ width: `${wins}%` }} />
          </span>
        </li>
      ))}
    </ol>
  );
}
