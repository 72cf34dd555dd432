import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import type { GameUi } from '../games/ui.ts';
import { useSay, withWords } from '../i18n.ts';
import { ScoreSheet } from '../table/score-sheet.tsx';
import { SettingsSlip } from '../table/settings-slip.tsx';
import { Slip } from '../table/slip.tsx';
import { TableContext, TableStore } from '../table/store.ts';
import { Floor } from '../ui/defs.tsx';
import { Icon } from '../ui/icon.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { OpenHands } from './open-hands.tsx';
import { readPlace, withoutPlace, writePlace } from './place.ts';
import { type Eye, type Recording, ReplayLink } from './recording.ts';
import { type Reel, ReelContext } from './reel.ts';
import { ReplayBar } from './replay-bar.tsx';
import { SeenBy } from './seen-by.tsx';
import { WinChance, WinChanceButton } from './win-chance.tsx';
import '../table/table.css';

const KeyHelp = lazy(async () => ({ default: (await withWords(import('../table/key-help.tsx'), 'slips')).KeyHelp }));

const STEP = 1100;

export interface ReplayTableProps {
  readonly recording: Recording;
  readonly ui: GameUi;
  /** Goes on from that move, where that is possible; in that seat, if one may choose. */
  readonly onPlayOn?: (move: number, as?: number) => void;
  /** The table, where the game goes on. */
  readonly back?: string;
  /** Given the place in the game, a way to show it to others. */
  readonly share?: (place: string) => ReactNode;
}

/** A game that was played, move by move. The address names the move and the eyes. */
export function ReplayTable({ recording, ui, onPlayOn, share, back }: ReplayTableProps) {
  const say = useSay();
  const link = useMemo(() => new ReplayLink(recording), [recording]);
  const store = useMemo(() => new TableStore(link, ui, recording.last), [link, ui, recording]);
  const [isThinking, think] = useState(false);
  const reel = useReelOf(recording, { onPlayOn, share, back });
  useEffect(() => void link.go(reel.move, reel.viewer), [link, reel.move, reel.viewer]);
  return (
    <ReelContext value={reel}>
      <TableContext value={store}>
        <div className="court playing replay">
          <Floor pattern={ui.floor} />
          <TopBar where={<h1>{say('replay.title')}</h1>} hasSettings={true}>
            <SeenBy />
            {recording.last.shown.phase === 'over' && <ReviewLink />}
            <WinChanceButton isOn={isThinking} onTurn={think} />
            <Slip icon="cup" title={say('table.scores')}>
              {() => <ScoreSheet />}
            </Slip>
            <SettingsSlip />
          </TopBar>
          <div className="replay-board">
            <ui.Table />
          </div>
          <Suspense>
            <KeyHelp />
          </Suspense>
          <div className="replay-dock">
            {(isThinking || reel.viewer === 'all') && (
              <aside className="replay-extra" aria-label={say('replay.extra')}>
                <OpenHands />
                {isThinking && <WinChance />}
              </aside>
            )}
            <ReplayBar />
          </div>
        </div>
      </TableContext>
    </ReelContext>
  );
}

/** Where the same game is looked back at. */
function ReviewLink() {
  const say = useSay();
  const search = useSearch();
  const [path] = useLocation();
  const label = say('review.open');
  const href = `${path.replace(/\/replay$/, '/review')}?${withoutPlace(search)}`;
  return (
    <Link className="iconbtn to-review" href={href} aria-label={label} title={label}>
      <Icon name="lamp" />
    </Link>
  );
}

interface Ways {
  readonly onPlayOn: ReplayTableProps['onPlayOn'];
  readonly share: ReplayTableProps['share'];
  readonly back: string | undefined;
}

function useReelOf({ last, eyes, chanceAt = undefined }: Recording, { onPlayOn, share, back }: Ways): Reel {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const [isRunning, run] = useState(false);
  const total = last.shown.moves;
  const { move, viewer } = readPlace(search, total, eyes);
  const place = (to: number, through: Eye) =>
    navigate(`${path}?${writePlace(search, to, through, eyes)}`, { replace: true });
  const go = (to: number) => {
    run(false);
    place(to, viewer);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is timed from the move it starts at
  useEffect(() => {
    if (!isRunning) return;
    if (move >= total) return run(false);
    const timer = setTimeout(() => place(move + 1, viewer), STEP);
    return () => clearTimeout(timer);
  }, [isRunning, move, viewer]);
  useArrowKeys((step) => go(Math.min(total, Math.max(0, move + step))));
  const see = (through: Eye) => place(move, through);
  return {
    move,
    total,
    viewer,
    eyes,
    chanceAt: chanceAt ?? null,
    isRunning,
    go,
    see,
    run,
    ...(back === undefined ? {} : { back }),
    ...(share === undefined ? {} : { share: share(writePlace('', move, viewer, eyes)) }),
    ...(onPlayOn === undefined ? {} : { playOn: () => onPlayOn(move) }),
  };
}

/** By how many moves a key goes on or back. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  PageDown: 10,
  PageUp: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Left and right turn the moves, unless what has the focus wants the keys for itself. */
function useArrowKeys(onStep: (step: number) => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isTaken = event.target instanceof Element && event.target.closest('input, select, textarea, dialog, svg');
      if (isTaken || event.altKey || event.ctrlKey || event.metaKey) return;
      const step = STEPS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      onStep(step);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });
}
