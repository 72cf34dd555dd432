import { useLocation, useSearch } from 'wouter';
import { readPlace, writePlace } from '../replay/place.ts';
import type { Recording } from '../replay/recording.ts';
import type { ReviewEyes } from './messages.ts';

/** Where in a review somebody is, as its address says. */
export interface Place {
  readonly eyes: ReviewEyes;
  readonly move: number;
  /** A move of the game, and not its end. */
  readonly isGiven: boolean;
  readonly choose: (move: number, eyes: ReviewEyes) => void;
  /** The address of the replay at that move, through the eyes of that seat. */
  readonly replayAt: (move: number, seat?: number) => string;
  readonly written: (move: number) => string;
}

export function usePlace({ last, eyes: replayEyes }: Recording): Place {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const total = last.shown.moves;
  const all: readonly ReviewEyes[] = ['all', ...last.shown.seats.map((_, seat) => seat)];
  const { move, viewer } = readPlace(search, total, all);
  const eyes = viewer as ReviewEyes;
  const replay = path.replace(/\/review$/, '/replay');
  return {
    eyes,
    move,
    isGiven: move < total,
    choose: (to, through) => navigate(`${path}?${writePlace(search, to, through, all)}`, { replace: true }),
    replayAt: (to, seat = typeof eyes === 'number' ? eyes : undefined) =>
      `${replay}?${writePlace(search, to, seat ?? replayEyes[0] ?? 'spectator', replayEyes)}`,
    written: (to) => writePlace('', to, eyes, all),
  };
}
