import type { Action } from '@majlis/aladdins-dragon/client';
import type { Json } from '@majlis/kernel';
import { useTable } from '../../table/store.ts';
import type { Desk } from './desk.ts';
import { TARGETS } from './names.ts';
import { aimsOf, asJson, cardOfPlay, nextTargets, wishToPlay } from './picking.ts';

interface BayAct {
  readonly isLegal: boolean;
  readonly act: () => void;
  /** What looking at it may be answered with: why the space is closed to the token. */
  readonly wish: Json | null;
}

/** What touching a space does: it is chosen for a token or as a target; touched again, the choice is carried out. */
export function useBayAct(desk: Desk, space: number): BayAct {
  const { store } = useTable();
  const { question, picked, pick, action } = desk;
  if (question?.kind === 'place' && picked.play === null) {
    const fits = (token: number | null) =>
      question.legal.some((a) => a.type === 'place' && a.space === space && (token === null || a.token === token));
    const isLegal = fits(picked.token);
    const wish: Action = { type: 'place', token: picked.token ?? firstToken(desk), space };
    const act = () => {
      if (isLegal && picked.space === space && action !== null) void store.act(asJson(action));
      else if (isLegal) pick({ space: picked.space === space ? null : space });
      else void store.explain(asJson(wish));
    };
    return { isLegal, act, wish: isLegal ? null : asJson(wish) };
  }
  if (question !== null && question.kind !== 'counter' && picked.play !== null) {
    const aims = aimsOf(question, picked.play);
    const isSpaceNext = TARGETS[cardOfPlay(picked.play)]?.[picked.on.length] === 'space';
    const isLegal = isSpaceNext && nextTargets(aims, picked.on).includes(space);
    const wish = isLegal || !isSpaceNext ? null : playAt(picked.play, aims, [...picked.on, space]);
    const act = () => {
      if (isLegal) pick({ on: [...picked.on, space] });
      else if (wish !== null) void store.explain(wish);
    };
    return { isLegal, act, wish };
  }
  return { isLegal: false, act: () => {}, wish: null };
}

/** The play with these first targets, and after them what fits elsewhere: only they are to be answered for. */
function playAt(play: string, aims: readonly (readonly number[])[], on: readonly number[]): Json | null {
  const like = aims.find((aim) => on.slice(0, -1).every((target, i) => aim[i] === target));
  return like === undefined ? null : wishToPlay(play, [...on, ...like.slice(on.length)]);
}

const firstToken = ({ question }: Desk): number => {
  const first = question?.legal.find((a) => a.type === 'place');
  return first?.type === 'place' ? first.token : 1;
};
