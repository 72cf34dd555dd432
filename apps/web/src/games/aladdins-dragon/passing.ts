import { GUARD, type View } from '@majlis/aladdins-dragon/client';
import type { Seat } from '@majlis/kernel';
import { useEffect, useState } from 'react';
import { useTable } from '../../table/store.ts';
import type { Desk } from './desk.ts';
import { asJson } from './picking.ts';

/** How long a pass lasts. */
export const UNTILS = ['once', 'answer', 'tally', 'palace', 'round'] as const;
export type Until = (typeof UNTILS)[number];

interface Standing {
  readonly until: Until;
  readonly round: number;
  /** Several people may play on this page in turn. */
  readonly seat: Seat | null;
}

export interface Passing {
  readonly until: Until;
  readonly choose: (until: Until) => void;
  /** The pass that lasts; null: none does. */
  readonly standing: Until | null;
  /** Passes now, and from now on as long as was chosen. */
  readonly pass: () => void;
  readonly stop: () => void;
}

/** The pauses of a pass nobody thought about look like those of one somebody did. */
const pause = (): number => 350 + Math.random() * 500;

export function usePassing(desk: Desk): Passing {
  const { store, isSending } = useTable();
  const { pending, view } = desk;
  const [until, choose] = useState<Until>('once');
  const [standing, stand] = useState<Standing | null>(null);
  const isStanding = standing !== null && standing.seat === desk.me && holds(standing, view);
  const isWindow = pending?.kind === 'plays';
  const isAnswered = isStanding && isWindow && !(standing.until === 'answer' && desk.declared.length > 0);
  const isIdle = (isWindow || pending?.kind === 'counter') && pending.legal.length === 1;
  const id = (isAnswered || isIdle) && !isSending ? (pending?.id ?? null) : null;
  useEffect(() => {
    if (id === null) return;
    const timer = setTimeout(() => void store.act({ type: 'pass' }), pause());
    return () => clearTimeout(timer);
  }, [id, store]);
  const pass = () => {
    stand(until === 'once' ? null : { until, round: view.round, seat: desk.me });
    void store.act(asJson({ type: 'pass' }));
  };
  return { until, choose, standing: isStanding ? standing.until : null, pass, stop: () => stand(null) };
}

function holds({ until, round }: Standing, view: View): boolean {
  if (round !== view.round) return false;
  if (until === 'tally') return view.stage === 'placing';
  return until !== 'palace' || (view.tallied < GUARD && view.current < GUARD);
}

/** Whether the question answers itself: then it is not shown as one. */
export const isAnsweringItself = (desk: Desk, passing: Passing): boolean => {
  const { question } = desk;
  if (question === null || (question.kind !== 'plays' && question.kind !== 'counter')) return false;
  if (question.legal.length === 1) return true;
  if (question.kind === 'counter' || passing.standing === null) return false;
  return !(passing.standing === 'answer' && desk.declared.length > 0);
};
