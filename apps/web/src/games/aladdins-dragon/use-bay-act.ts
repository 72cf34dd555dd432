import type { Action } from '@majlis/aladdins-dragon/client';
import type { Json } from '@majlis/kernel';
import { useTable } from '../../table/store.ts';
import type { Desk } from './desk.ts';
import { TARGETS } from './names.ts';
import { aimsOf, asJson, cardOfPlay, nextTargets } from './picking.ts';

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
  if (question?.kind === 'place') {
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
  if (question?.kind === 'plays' && picked.play !== null) {
    const aims = aimsOf(question, picked.play);
    const isSpaceNext = TARGETS[cardOfPlay(picked.play)]?.[picked.on.length] === 'space';
    const isLegal = isSpaceNext && nextTargets(aims, picked.on).includes(space);
    return { isLegal, act: () => isLegal && pick({ on: [...picked.on, space] }), wish: null };
  }
  return { isLegal: false, act: () => {}, wish: null };
}

const firstToken = ({ question }: Desk): number => {
  const first = question?.legal.find((a) => a.type === 'place');
  return first?.type === 'place' ? first.token : 1;
};
