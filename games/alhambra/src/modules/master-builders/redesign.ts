import { ask, type Seat } from '@majlis/kernel';
import { type AlhambraAction, PASS } from '../../actions.ts';
import type { AlhambraEvent } from '../../events.ts';
import type { AlhambraFrame } from '../../frames.ts';
import { refuse } from '../../refusals.ts';
import { checkRedesign, countRedesigns, redesign, redesignAt, redesignsOf } from '../../rules/building.ts';
import { playerOf, spendCard, without } from '../../rules/hand.ts';
import { DEALT } from '../../rules/lots.ts';
import type { State } from '../../state.ts';
import { isMasterBuilder, PILES } from './content.ts';
import type { AskBuilderFrame, BuilderRedesignFrame } from './state.ts';

const LOTS: readonly number[] = [DEALT, ...PILES];

/** As everybody can see: one is known to be in this hand, or one of its unseen cards could be one. */
export function mayHold(s: State, seat: Seat): boolean {
  const { hand, unseen, unseenFrom } = playerOf(s, seat);
  for (let i = 0; i < unseenFrom.length; i++) if (LOTS.includes(unseenFrom[i]!)) return true;
  return hand.some(isMasterBuilder) && unseen.reduce(without, hand).some(isMasterBuilder);
}

/** After the new tiles are placed: one card a turn for a redesign more. */
export const askBuilder = ask<State, AskBuilderFrame, AlhambraAction, AlhambraEvent, AlhambraFrame>({
  prompt: () => ({ kind: 'master-builders.ask' }),
  legal(s, _f, seat) {
    const cards = new Set(playerOf(s, seat).hand.filter(isMasterBuilder));
    return [...[...cards].map((card): AlhambraAction => ({ type: 'master-builders.use', card })), PASS];
  },
  check(s, _f, seat, action) {
    if (action.type === 'pass') return null;
    if (action.type !== 'master-builders.use') return refuse('not-this-action', { type: action.type });
    const { card } = action;
    const isInHand = isMasterBuilder(card) && playerOf(s, seat).hand.includes(card);
    return isInHand ? null : refuse('builder-not-in-hand', { card });
  },
  answer(x, { seat }, action) {
    if (action.type !== 'master-builders.use') return;
    x.emit({ type: 'master-builders.used', seat, card: action.card });
    spendCard(x, seat, action.card);
    x.push({ kind: 'master-builders.redesign', seat });
  },
});

export const builderRedesign = ask<State, BuilderRedesignFrame, AlhambraAction, AlhambraEvent, AlhambraFrame>({
  prompt: () => ({ kind: 'master-builders.redesign' }),
  legal: (s, _f, seat) => redesignsOf(s, seat).slice(),
  any: (s, _f, seat, rng) => redesignAt(s, seat, rng.below(countRedesigns(s, seat))),
  check(s, _f, seat, action) {
    const isRedesign = action.type === 'add' || action.type === 'remove' || action.type === 'exchange';
    return isRedesign ? checkRedesign(s, seat, action) : refuse('not-this-action', { type: action.type });
  },
  answer(x, { seat }, action) {
    if (action.type === 'add' || action.type === 'remove' || action.type === 'exchange') redesign(x, seat, action);
  },
});
