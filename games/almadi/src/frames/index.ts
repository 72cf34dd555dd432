import type { FrameTable } from '@majlis/kernel';
import type { Action } from '../actions.ts';
import type { Content } from '../content/compile.ts';
import type { Event } from '../events.ts';
import type { AlmadiFrame, State } from '../state.ts';
import { closingFrames } from './closing.ts';
import { gameFrames } from './game.ts';
import { setupFrames } from './setup.ts';
import { turnFrames } from './turn.ts';

export const framesOf = (content: Content): FrameTable<State, Action, Event, AlmadiFrame> => ({
  ...gameFrames(content),
  ...setupFrames(content),
  ...turnFrames(content),
  ...closingFrames(content),
});
