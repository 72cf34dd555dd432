import type { Seat } from '@majlis/kernel';
import { type ReactNode, useRef } from 'react';
import { Link } from 'wouter';
import { useSay } from '../i18n.ts';
import { Floor } from '../ui/defs.tsx';
import { Icon } from '../ui/icon.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { Log } from './log.tsx';
import { ScoreSheet } from './score-sheet.tsx';
import { SeatArt } from './seat-art.tsx';
import { usePoints } from './seats.tsx';
import { TableContext, type TableStore, useTable } from './store.ts';
import './table.css';

interface TablePageProps {
  readonly store: TableStore;
  /** The name on the box. */
  readonly game: string;
  /** Another game with the same people. */
  readonly onAgain: () => void;
}

/** An open table: the bar at the top, the game's own table, and what lies over it. */
export function TablePage({ store, game, onAgain }: TablePageProps) {
  return (
    <TableContext value={store}>
      <div className="court playing">
        <Floor pattern={store.ui.floor} />
        <TableBar game={game} />
        <Curtained>
          <store.ui.Table />
        </Curtained>
        <Result onAgain={onAgain} />
      </div>
    </TableContext>
  );
}

/** Where several people share this device: nothing is shown between them until the next one says so. */
function Curtained({ children }: { readonly children: ReactNode }) {
  const say = useSay();
  const { shown, names, store } = useTable();
  const people = shown.seats.flatMap(({ holder }, seat) => (holder.kind === 'human' && store.isShared ? [seat] : []));
  const next = shown.asked.find((seat) => people.includes(seat));
  const isNextWatching = next === undefined || next === shown.viewer || shown.asked.includes(shown.viewer as Seat);
  if (isNextWatching || shown.phase !== 'playing') return children;
  const name = names[next] ?? '';
  return (
    <main className="curtain" id="content">
      <SeatArt seat={next} />
      <h1 className="display">{say('table.curtain.title', { name })}</h1>
      <p className="soft">{say('table.curtain.lead', { name })}</p>
      <button type="button" className="btn primary big" onClick={() => store.link.watch(next)}>
        {say('table.curtain.show')}
      </button>
    </main>
  );
}

function TableBar({ game }: { readonly game: string }) {
  const say = useSay();
  const sheet = useRef<HTMLDialogElement>(null);
  const log = useRef<HTMLDialogElement>(null);
  return (
    <>
      <TopBar where={<h1>{game}</h1>}>
        <button
          type="button"
          className="iconbtn"
          aria-label={say('table.scores')}
          onClick={() => sheet.current?.showModal()}
        >
          <Icon name="cup" />
        </button>
        <button
          type="button"
          className="iconbtn"
          aria-label={say('table.log')}
          onClick={() => log.current?.showModal()}
        >
          <Icon name="log" />
        </button>
      </TopBar>
      <dialog ref={sheet} className="niche slip" aria-label={say('table.scores')}>
        <h2 className="display">{say('table.scores')}</h2>
        <ScoreSheet />
        <CloseButton />
      </dialog>
      <dialog ref={log} className="niche slip" aria-label={say('table.log')}>
        <Log />
        <CloseButton />
      </dialog>
    </>
  );
}

function CloseButton() {
  const say = useSay();
  return (
    <form method="dialog">
      <button type="submit" className="btn">
        {say('table.close')}
      </button>
    </form>
  );
}

function Result({ onAgain }: { readonly onAgain: () => void }) {
  const say = useSay();
  const { shown, names } = useTable();
  const points = usePoints();
  if (shown.phase === 'stopped') return <p className="result niche">{say('table.stopped')}</p>;
  if (shown.outcome === null) return null;
  const winners = shown.outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const first = winners[0]!;
  const values = { name: names[first] ?? '', points: say('table.points', { points: points[first] ?? 0 }) };
  const isMine = shown.viewer !== 'spectator' && winners.includes(shown.viewer);
  const id = !isMine ? 'table.over.other' : winners.length > 1 ? 'table.over.shared' : 'table.over.win';
  return (
    <section className="result niche" aria-live="assertive">
      <h2 className="display">{say(id, values)}</h2>
      <ScoreSheet />
      <div className="result-ways">
        <button type="button" className="btn primary" onClick={onAgain}>
          {say('table.over.again')}
        </button>
        <Link className="btn" href="/">
          {say('table.over.home')}
        </Link>
      </div>
    </section>
  );
}
