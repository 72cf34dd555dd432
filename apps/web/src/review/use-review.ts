import type { GameRecord, Seat } from '@majlis/kernel';
import { startTransition, useEffect, useRef, useState } from 'react';
import type { FromReviewer, ReviewEyes, ToReviewer } from './messages.ts';

export type Found = Extract<FromReviewer, { kind: 'review' }>;

interface Thinking {
  /** Null before the first thought; a text when there can be none. */
  readonly found: Found | string | null;
  readonly thinkLonger: () => void;
}

/** Thinks in a worker as long as somebody looks; what was thought is kept on this device and taken up next time. */
export function useReview(record: (() => Promise<GameRecord>) | null, eyes: ReviewEyes, mine: Seat | null): Thinking {
  const [found, setFound] = useState<Found | string | null>(null);
  const worker = useRef<Worker | null>(null);
  const seen = useRef(eyes);
  seen.current = eyes;
  useEffect(() => {
    if (record === null) return;
    const own = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.current = own;
    // Nothing that moves waits for a new picture of the whole review.
    own.onmessage = ({ data }: MessageEvent<FromReviewer>) =>
      startTransition(() => setFound(data.kind === 'review' ? data : data.message));
    record().then(
      (whole) => own.postMessage({ do: 'begin', record: whole, eyes: seen.current, own: mine } satisfies ToReviewer),
      (error: Error) => setFound(error.message),
    );
    return () => own.terminate();
  }, [record, mine]);
  useEffect(() => {
    worker.current?.postMessage({ do: 'see', eyes } satisfies ToReviewer);
  }, [eyes]);
  const thinkLonger = () => worker.current?.postMessage({ do: 'longer' } satisfies ToReviewer);
  // What another pair of eyes saw is not shown to these.
  const isOther = found !== null && typeof found === 'object' && found.eyes !== eyes;
  return { found: isOther ? null : found, thinkLonger };
}
