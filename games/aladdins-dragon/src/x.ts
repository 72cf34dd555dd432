import type { Ctx } from '@majlis/kernel';
import type { Event } from './events.ts';
import type { DragonFrame } from './frames/kinds.ts';
import type { State } from './state.ts';

/** What rules act through. */
export type X = Ctx<State, DragonFrame, Event>;
