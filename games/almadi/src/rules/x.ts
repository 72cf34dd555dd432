import type { Ctx } from '@majlis/kernel';
import type { Event } from '../events.ts';
import type { AlmadiFrame, State } from '../state.ts';

/** What rules act through. */
export type X = Ctx<State, AlmadiFrame, Event>;
