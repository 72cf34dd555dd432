import type { Ctx } from '@majlis/kernel';
import type { Event } from './events.ts';
import type { DragonFrame } from './frames/kinds.ts';
import type { State } from './state.ts';

/** What a rule that acts is handed. */
export type X = Ctx<State, DragonFrame, Event>;
