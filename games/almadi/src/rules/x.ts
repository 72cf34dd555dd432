import type { Ctx } from '@majlis/kernel';
import type { Event } from '../events.ts';
import type { AlmadiFrame, State } from '../state.ts';

/** What a rule that acts is handed. */
export type X = Ctx<State, AlmadiFrame, Event>;
