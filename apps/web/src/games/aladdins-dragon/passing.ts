import { GUARD, type View } from '@majlis/aladdins-dragon/client';
import { useEffect, useState } from 'react';
import { useTable } from '../../table/store.ts';
import type { Desk } from './desk.ts';
import { answersFor, givenTo, type Standing, type Until } from './lasting.ts';
import { asJson } from './picking.ts';

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

/** A table on a server passes by itself, also while this page is closed; anywhere else the page does. */
export function usePassing(desk: Desk): Passing {
  const { store, isSending, room, shown } = useTable();
  const { pending, view } = desk;
  const [until, choose] = useState<Until>('once');
  const [kept, keep] = useState<Standing | null>(null);
  const given = room === null ? null : givenTo(shown.standing, desk.me);
  const standing = given ?? kept;
  const isStanding = standing !== null && standing.seat === desk.me && holds(standing, view);
  const isWindow = pending?.kind === 'plays';
  const isAnswered = kept !== null && standing === kept && isStanding && isWindow && !isInterrupted(standing, desk);
  const isIdle =
    (isWindow || pending?.kind === 'counter') && pending.legal.length === 1 && !(given !== null && isStanding);
  const id = (isAnswered || isIdle) && !isSending ? (pending?.id ?? null) : null;
  useEffect(() => {
    if (id === null) return;
    const timer = setTimeout(() => void store.act({ type: 'pass' }), pause());
    return () => clearTimeout(timer);
  }, [id, store]);
  const pass = async () => {
    const answers = room === null ? [] : answersFor(until, view.round);
    keep(until === 'once' || answers.length > 0 ? null : { until, round: view.round, seat: desk.me });
    if (answers.length > 0 || given !== null) await store.ask({ type: 'setStanding', answers });
    // Another question may have come meanwhile; who touched the button twice has not answered that.
    if (store.getState().message.shown.decision?.id !== pending?.id) return;
    // With a standing answer the table passes by itself, except on what is declared already.
    const isByHand = answers.length === 0 || (until === 'answer' && desk.declared.length > 0);
    if (isByHand) await store.act(asJson({ type: 'pass' }));
  };
  const stop = () => {
    keep(null);
    if (given !== null) void store.ask({ type: 'setStanding', answers: [] });
  };
  return { until, choose, standing: isStanding ? standing.until : null, pass: () => void pass(), stop };
}

function holds({ until, round }: Standing, view: View): boolean {
  if (round !== view.round) return false;
  if (until === 'tally') return view.stage === 'placing';
  return until !== 'palace' || (view.tallied < GUARD && view.current < GUARD);
}

const isInterrupted = ({ until }: Standing, desk: Desk): boolean => until === 'answer' && desk.declared.length > 0;

/** Whether the question answers itself: then it is not shown as one. */
export const isAnsweringItself = (desk: Desk, passing: Passing): boolean => {
  const { question } = desk;
  if (question === null || (question.kind !== 'plays' && question.kind !== 'counter')) return false;
  if (question.legal.length === 1) return true;
  if (question.kind === 'counter' || passing.standing === null) return false;
  return !(passing.standing === 'answer' && desk.declared.length > 0);
};
