import type { FrameTable } from '@majlis/kernel';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { caravanserai, market } from './city.ts';
import { counterspells } from './counter.ts';
import { bribe } from './guard.ts';
import type { DragonFrame } from './kinds.ts';
import { placeTokens } from './placing.ts';
import { plays } from './plays.ts';
import { purchase, room } from './room.ts';
import { round } from './round.ts';
import { spellQuestion } from './spell.ts';
import { take } from './take.ts';
import { tally, tallySpace } from './tally.ts';
import { tent } from './tent.ts';

export const frames: FrameTable<State, Action, Event, DragonFrame> = {
  round,
  placing: placeTokens,
  tally,
  space: tallySpace,
  take,
  market,
  caravanserai,
  tent,
  bribe,
  room,
  purchase,
  plays,
  counter: counterspells,
  spell: spellQuestion,
};
