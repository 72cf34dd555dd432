import type { Json } from '@majlis/kernel';
import { isRight as isRightIn, type Puzzle } from '@majlis/puzzles';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useSay, withWords } from '../../i18n.ts';
import { RulesSlip } from '../../rules/rules-slip.tsx';
import { Announcer } from '../../table/announcer.tsx';
import { useKeptFocus } from '../../table/focus.ts';
import { Opening } from '../../table/opening.tsx';
import { SettingsSlip } from '../../table/settings-slip.tsx';
import { Slip } from '../../table/slip.tsx';
import { TableContext } from '../../table/store.ts';
import { Floor } from '../../ui/defs.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { GAMES } from '../home/faces.ts';
import { keepSolved, MOST_STARS, useSolved } from './kept.ts';
import { Question, Verdict } from './panel.tsx';
import { type Filter, nextOf, writeFilter } from './shelf.ts';
import { type Sitting, useSitting } from './sitting.ts';
import { type Told, useTold } from './telling.ts';
import '../../table/table.css';

const ScoreSheet = lazy(async () => ({
  default: (await withWords(import('../../table/score-sheet.tsx'), 'slips')).ScoreSheet,
}));

interface SheetProps {
  readonly puzzle: Puzzle;
  readonly from: string;
  /** Those that go with the filter. */
  readonly all: readonly Puzzle[];
  readonly filter: Filter;
}

/** One puzzle at a real table. */
export function Sheet(props: SheetProps) {
  const sitting = useSitting(props.puzzle);
  if (sitting === null || typeof sitting === 'string') return <Opening problem={sitting} />;
  return <Laid {...props} sitting={sitting} />;
}

/** How far somebody has come: hints and wrong answers cost a star each. */
interface Tries {
  readonly given: Json | null;
  readonly wrong: number;
  readonly isHinted: boolean;
  readonly isShown: boolean;
}

const FRESH: Tries = { given: null, wrong: 0, isHinted: false, isShown: false };

const starsFor = ({ wrong, isHinted, isShown }: Tries): number =>
  isShown ? 0 : Math.max(1, MOST_STARS - wrong - (isHinted ? 1 : 0));

function useTries(puzzle: Puzzle, { link }: Sitting) {
  const [tries, setTries] = useState(FRESH);
  const told = useTold(puzzle, tries.given);
  const isRight = told !== null && isRightIn(puzzle, told.place, told.behind);
  const isOver = told !== null && (isRight || tries.isShown);
  useEffect(() => {
    link.onAnswer = (given) => setTries((before) => ({ ...before, given }));
  }, [link]);
  const stars = starsFor(tries);
  useEffect(() => {
    if (isOver) keepSolved(puzzle.id, stars);
  }, [isOver, puzzle.id, stars]);
  const again = () => {
    setTries((before) => ({ ...before, given: null, wrong: before.wrong + 1 }));
    link.setAsking(true);
  };
  return { tries, told, isRight, isOver, again, setTries, stars };
}

function Laid({ puzzle, from, all, filter, sitting }: SheetProps & { readonly sitting: Sitting }) {
  const say = useSay();
  const [, go] = useLocation();
  useKeptFocus();
  const { tries, told, isRight, isOver, again, setTries, stars } = useTries(puzzle, sitting);
  const { solved } = useSolved();
  const { store, link } = sitting;
  const next = nextOf(all, puzzle.id, solved);
  const show = () => {
    const { decision } = link.message.shown;
    link.setAsking(false);
    // Whatever was answered last is compared; if nothing was, any move will do.
    setTries((before) => ({ ...before, isShown: true, given: before.given ?? decision!.legal[0]! }));
  };
  return (
    <TableContext value={store}>
      <div className={`court playing puzzle ${tries.given === null ? '' : 'answered'}`}>
        <Floor pattern={store.ui.floor} />
        <TopBar where={<Where puzzle={puzzle} from={from} filter={filter} all={all} />} hasSettings={true}>
          <Slip icon="cup" title={say('table.scores')}>
            {() => (
              <Suspense>
                <ScoreSheet />
              </Suspense>
            )}
          </Slip>
          <RulesSlip />
          <SettingsSlip />
        </TopBar>
        <div className="puzzle-board">
          <store.ui.Table />
          <Announcer />
        </div>
        <aside className="puzzle-panel niche" aria-label={say('puzzle.panel')}>
          {tries.given === null ? (
            <Question
              puzzle={puzzle}
              isHinted={tries.isHinted}
              stars={stars}
              onHint={() => setTries((before) => ({ ...before, isHinted: true }))}
              onShow={show}
            />
          ) : (
            <Verdict puzzle={puzzle} told={told} isOver={isOver} isRight={isRight} given={tries} stars={stars} />
          )}
          {tries.given !== null && told !== null && (
            <Ways
              told={told}
              isOver={isOver}
              onAgain={again}
              onShow={show}
              onPlayOn={() => void sitting.playOn().then(go)}
              next={next === null || next.id === puzzle.id ? null : `/puzzles/${from}/${next.id}${writeFilter(filter)}`}
            />
          )}
        </aside>
      </div>
    </TableContext>
  );
}

function Where({ puzzle, from, filter, all }: SheetProps) {
  const say = useSay();
  const game = GAMES.find(({ id }) => id === puzzle.game)?.name ?? '';
  const number = all.findIndex(({ id }) => id === puzzle.id) + 1;
  return (
    <>
      <h1>{game}</h1>
      <Link className="small puzzle-back" href={`/puzzles/${from}${writeFilter(filter)}`}>
        {number === 0 ? say('puzzles.title') : say('puzzle.of', { number, count: all.length })}
      </Link>
    </>
  );
}

interface WaysProps {
  readonly told: Told;
  readonly isOver: boolean;
  readonly onAgain: () => void;
  readonly onShow: () => void;
  readonly onPlayOn: () => void;
  readonly next: string | null;
}

/** The next one is never far. */
function Ways({ isOver, onAgain, onShow, onPlayOn, next }: WaysProps) {
  const say = useSay();
  return (
    <p className="puzzle-ways">
      {isOver ? (
        <button type="button" className="btn" onClick={onPlayOn}>
          <Icon name="branch" /> <span>{say('replay.playOn')}</span>
        </button>
      ) : (
        <>
          <button type="button" className="btn primary" onClick={onAgain}>
            {say('puzzle.again')}
          </button>
          <button type="button" className="btn" onClick={onShow}>
            {say('puzzle.show')}
          </button>
        </>
      )}
      {next !== null && (
        <Link className={isOver ? 'btn primary' : 'btn'} href={next}>
          {say('puzzle.next')}
        </Link>
      )}
    </p>
  );
}
