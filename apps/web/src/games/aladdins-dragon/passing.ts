import { GUARD, type View } from '@majlis/aladdins-dragon/client';
import { useEffect, useState } from 'react';
import { useTable } from '../../table/store.ts';
import type { Desk } from './desk.ts';
import { answersFor, givenTo, type Standing, type Until, usualPass } from './lasting.ts';
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

/** A pass nobody thought about takes as long as one somebody did, or the others could tell (as the server's own do). */
function pause(isWatched: boolean): number {
  if (!isWatched) return 350 + Math.random() * 500;
  const normal = Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random());
  return 1200 * Math.min(5, Math.max(0.35, Math.exp(0.6 * normal)));
}

/** A table on a server passes by itself, also while this page is closed; anywhere else the page does. */
export function usePassing(desk: Desk): Passing {
  const { store, isSending, online, shown } = useTable();
  const { pending, view } = desk;
  const [chosen, choose] = useState<Until | null>(null);
  const until = chosen ?? usualPass(view.stage);
  const [kept, keep] = useState<Standing | null>(null);
  const given = online === null ? null : givenTo(shown.standing, desk.me);
  const standing = given ?? kept;
  const isStanding = standing !== null && standing.seat === desk.me && holds(standing, view);
  const isWindow = pending?.kind === 'plays';
  const isAnswered = kept !== null && standing === kept && isStanding && isWindow && !isInterrupted(standing, desk);
  const isIdle =
    (isWindow || pending?.kind === 'counter') && pending.legal.length === 1 && !(given !== null && isStanding);
  const id = (isAnswered || isIdle) && !isSending ? (pending?.id ?? null) : null;
  const isWatched = online !== null;
  useEffect(() => {
    if (id === null) return;
    const timer = setTimeout(() => void store.act({ type: 'pass' }), pause(isWatched));
    return () => clearTimeout(timer);
  }, [id, store, isWatched]);
  const pass = async () => {
    const answers = online === null ? [] : answersFor(until, view);
    keep(
      until === 'once' || answers.length > 0 ? null : { until, round: view.round, stage: view.stage, seat: desk.me },
    );
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

function holds({ until, round, stage }: Standing, view: View): boolean {
  if (round !== view.round) return false;
  if (until === 'answer') return stage === undefined || stage === view.stage;
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
