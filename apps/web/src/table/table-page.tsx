import type { Seat } from '@majlis/kernel';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { laterParts } from '../games/parts.ts';
import { needMessages, useSay, withWords } from '../i18n.ts';
import { RulesSlip } from '../rules/rules-slip.tsx';
import { whenAtRest } from '../ui/at-rest.ts';
import { Floor } from '../ui/defs.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { Announcer } from './announcer.tsx';
import { CompanySlip } from './company/company-slip.tsx';
import { HOME, useKeptFocus } from './focus.ts';
import { Log } from './log.tsx';
import { SeatArt } from './seat-art.tsx';
import { SettingsSlip } from './settings-slip.tsx';
import { Slip } from './slip.tsx';
import { TableContext, type TableStore, useTable } from './store.ts';
import './table.css';

// A table is there before anything on it moves.
const TurnSign = lazy(async () => ({ default: (await import('./turn-sign/turn-sign.tsx')).TurnSign }));
const Motion = lazy(async () => ({ default: (await import('./motion/motion.tsx')).Motion }));
const SignTips = lazy(async () => ({ default: (await import('./signs/sign-tips.tsx')).SignTips }));
const KeyHelp = lazy(async () => ({ default: (await withWords(import('./key-help.tsx'), 'slips')).KeyHelp }));
// What few tables have to say comes with its words.
const Notices = lazy(async () => ({ default: (await withWords(import('./company/notices.tsx'), 'slips')).Notices }));
const Halted = lazy(async () => ({ default: (await withWords(import('./halted.tsx'), 'slips')).Halted }));
// Nobody has points worth a look in the first moment.
const ScoreSheet = lazy(async () => ({ default: (await withWords(import('./score-sheet.tsx'), 'slips')).ScoreSheet }));
const Result = lazy(async () => ({ default: (await withWords(import('./result.tsx'), 'around', 'slips')).Result }));

interface TablePageProps {
  readonly store: TableStore;
  /** The name on the box. */
  readonly game: string;
  /** Another game with the same people. */
  readonly onAgain: () => void;
  /** Where the game can be looked at move by move. */
  readonly replay: string;
  /** A way to show a finished game to others. */
  readonly share?: ReactNode;
  /** Ways out of a game that is one's own alone. */
  readonly leaving?: ReactNode;
  /** What the page it stands on has to say beside. */
  readonly notices?: ReactNode;
}

/** An open table: the bar at the top, the game's own table, and what lies over it. */
export function TablePage({ store, game, onAgain, replay, share, leaving, notices }: TablePageProps) {
  useKeptFocus();
  const { game: id } = store.getState().message.shown;
  useEffect(() => void needMessages(...laterParts(id)), [id]);
  return (
    <TableContext value={store}>
      <div className="court playing">
        <Floor pattern={store.ui.floor} />
        <TableBar game={game} leaving={leaving} />
        <Suspense>
          <Notices>{notices}</Notices>
        </Suspense>
        <Played onAgain={onAgain} replay={replay} share={share}>
          <Curtained>
            <store.ui.Table />
            <Announcer />
            <Moving>
              <TurnSign game={game} />
              <SignTips />
              <KeyHelp />
            </Moving>
          </Curtained>
        </Played>
      </div>
    </TableContext>
  );
}

/** Nothing moves before the table is at rest: until then it has enough to do. */
function Moving({ children }: { readonly children: ReactNode }) {
  const [isAtRest, rest] = useState(false);
  useEffect(() => whenAtRest(() => rest(true)), []);
  return isAtRest ? (
    <Suspense>
      <Motion />
      {children}
    </Suspense>
  ) : null;
}

/** Where several people share this device: nothing is shown between them until the next one says so. */
function Curtained({ children }: { readonly children: ReactNode }) {
  const say = useSay();
  const { shown, names, store } = useTable();
  const people = shown.seats.flatMap(({ holder }, seat) => (holder.kind === 'human' && store.isShared ? [seat] : []));
  const next = shown.asked.find((seat) => people.includes(seat));
  const isNextWatching = next === undefined || next === shown.viewer || shown.asked.includes(shown.viewer as Seat);
  // Also before the first look: whoever holds the device when the cards are dealt may be somebody else.
  const [seen, see] = useState<Seat | null>(null);
  const isShown = !store.isShared || shown.viewer === 'spectator' || seen === shown.viewer;
  if ((isNextWatching && isShown) || shown.phase !== 'playing') return children;
  const behind = isNextWatching ? (shown.viewer as Seat) : next;
  const name = names[behind] ?? '';
  const lift = () => {
    see(behind);
    store.link.watch(behind);
  };
  return (
    <main className="curtain" id="content" {...HOME}>
      <SeatArt seat={behind} />
      <h2 className="display">{say('table.curtain.title', { name })}</h2>
      <p className="soft">{say('table.curtain.lead', { name })}</p>
      <button type="button" className="btn primary big" onClick={lift}>
        {say('table.curtain.show')}
      </button>
    </main>
  );
}

type PlayedProps = Pick<TablePageProps, 'onAgain' | 'replay' | 'share'> & { readonly children: ReactNode };

/** The table; once the game is over, its end as a page of its own, from which one may look back at the table. */
function Played({ onAgain, replay, share, children }: PlayedProps) {
  const { shown, isEndHeld } = useTable();
  const [isLooking, look] = useState(false);
  // With the last move the table may want to show something first; it says so in the same moment.
  const [isTold, tell] = useState(shown.outcome !== null);
  useEffect(() => tell(shown.outcome !== null), [shown.outcome]);
  const isHalted = shown.phase === 'stopped' || shown.phase === 'closed';
  const isOver = shown.outcome !== null && isTold && !isHalted && !isEndHeld;
  return (
    <>
      {(!isOver || isLooking) && children}
      <Suspense>{isHalted && <Halted onAgain={onAgain} replay={replay} />}</Suspense>
      {isOver && (
        <Suspense>
          <Result onAgain={onAgain} replay={replay} share={share} isLooking={isLooking} onLook={look} />
        </Suspense>
      )}
    </>
  );
}

function TableBar({ game, leaving }: { readonly game: string; readonly leaving: ReactNode }) {
  const say = useSay();
  return (
    <TopBar where={<h1>{game}</h1>} hasSettings={true}>
      <Slip icon="cup" title={say('table.scores')}>
        {() => (
          <Suspense>
            <ScoreSheet />
          </Suspense>
        )}
      </Slip>
      <Slip icon="log" title={say('table.log')}>
        {() => <Log />}
      </Slip>
      <RulesSlip />
      <CompanySlip />
      {leaving}
      <SettingsSlip />
    </TopBar>
  );
}
