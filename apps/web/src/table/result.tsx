import { podium } from '@majlis/art';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useSay } from '../i18n.ts';
import { Drawing } from '../ui/drawing.tsx';
import { DealButton } from './deal/deal-button.tsx';
import { goHome, HOME } from './focus.ts';
import { type Picked, ScoreSheet } from './score-sheet.tsx';
import { SeatArt } from './seat-art.tsx';
import { usePoints } from './seats.tsx';
import { useTable } from './store.ts';
import { SumCard } from './sum-card.tsx';
import './result.css';

interface ResultProps {
  /** Another game with the same people. */
  readonly onAgain: () => void;
  /** Where the game can be looked at move by move. */
  readonly replay: string;
  /** A way to show a finished game to others. */
  readonly share?: ReactNode;
  /** The table lies open again, and this is a bar at its foot. */
  readonly isLooking: boolean;
  readonly onLook: (isLooking: boolean) => void;
}

/** Who won and why: the places, every point, and the ways on. */
export function Result({ onAgain, replay, share, isLooking, onLook }: ResultProps) {
  const say = useSay();
  const { shown, names, solo } = useTable();
  const points = usePoints();
  // The end is told to everybody, also to those who only hear it.
  useEffect(() => {
    if (document.querySelector('dialog[open]') === null) goHome();
  }, []);
  const winners = shown.outcome!.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const first = winners[0]!;
  const values = { name: names[first] ?? '', points: points[first] ?? 0 };
  const isMine = shown.viewer !== 'spectator' && winners.includes(shown.viewer);
  const id = !isMine ? 'table.over.other' : winners.length > 1 ? 'table.over.shared' : 'table.over.win';
  const [picked, pick] = useState<Picked | null>(null);
  const sum = useRef<HTMLDivElement>(null);
  // On a phone it stands below the sheet.
  useEffect(() => {
    if (picked !== null) sum.current?.scrollIntoView({ block: 'nearest' });
  }, [picked]);
  const mark = solo?.hasTakeBacks === true && <p className="tag">{say('table.takeBack.mark')}</p>;
  const ways = (
    <div className="result-ways">
      <button type="button" className="btn primary" onClick={onAgain}>
        {say('table.over.again')}
      </button>
      <button type="button" className="btn" onClick={() => onLook(!isLooking)}>
        {say(isLooking ? 'table.scores' : 'table.over.look')}
      </button>
      <Link className="btn" href={replay}>
        {say('replay.open')}
      </Link>
      <Link className="btn" href={replay.replace('/replay', '/review')}>
        {say('review.open')}
      </Link>
      {share}
      <DealButton />
      <Link className="btn" href="/">
        {say('table.over.home')}
      </Link>
    </div>
  );
  const heading = (
    <h2 className="display" id="result">
      {say(id, values)}
    </h2>
  );
  if (isLooking) {
    return (
      <section className="result folded niche" aria-labelledby="result" {...HOME}>
        {heading}
        {mark}
        {ways}
      </section>
    );
  }
  return (
    <main id="content" className="result-page">
      <section className="result" aria-labelledby="result" {...HOME}>
        <div className="result-head">
          {heading}
          {mark}
          <Places />
          <Next game={shown.game} />
        </div>
        <div className="result-sheet">
          <ScoreSheet picked={picked} onPick={pick} />
          <p className="small soft">{say('table.over.sums')}</p>
        </div>
        <div ref={sum} className="result-sum">
          {picked !== null && <SumCard picked={picked} />}
        </div>
        {ways}
      </section>
    </main>
  );
}

/** What else there is to play, alone or against each other. */
function Next({ game }: { readonly game: string }) {
  const say = useSay();
  return (
    <nav className="result-next" aria-label={say('result.next')}>
      <span className="eyebrow" aria-hidden="true">
        {say('result.next')}
      </span>
      <Link href={`/puzzles/${game}`}>{say('home.puzzles')}</Link>
      <Link href="/daily">{say('result.daily')}</Link>
      <Link href="/duplicate">{say('home.duplicate')}</Link>
    </nav>
  );
}

/** How high the gate of each place is; all later ones are as high as the last. */
const HEIGHTS = [236, 200, 184, 172] as const;

/** Everybody in a gate, the winner's the highest and the only one with a lamp. */
function Places() {
  const say = useSay();
  const { shown, names } = useTable();
  const points = usePoints();
  const ranks = shown.outcome!.ranks;
  const order = ranks.map((_, seat) => seat).sort((a, b) => ranks[a]! - ranks[b]!);
  const most = points[order[0]!] ?? 0;
  return (
    <ol className="result-places" aria-label={say('table.ranks')}>
      {order.map((seat) => {
        const rank = ranks[seat]!;
        const height = HEIGHTS[Math.min(rank, HEIGHTS.length) - 1]!;
        return (
          <li key={seat} className={rank === 1 ? 'first' : ''}>
            <Drawing box={`0 0 170 ${height}`} art={podium(`var(--seat-${seat + 1})`, height, rank === 1)} />
            <SeatArt seat={seat} />
            <b>{names[seat]}</b>
            <span className="display">{points[seat]}</span>
            <small>
              {rank === 1 ? say('table.over.first') : say('table.over.behind', { points: most - (points[seat] ?? 0) })}
            </small>
          </li>
        );
      })}
    </ol>
  );
}
