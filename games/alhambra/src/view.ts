import {
  type Asking,
  counted,
  hidden,
  open,
  own,
  perSeat,
  shape,
  shown,
  type Viewer,
  type ViewOf,
} from '@majlis/kernel';
import type { changeField } from './modules/change/index.ts';
import type { charactersField } from './modules/characters/index.ts';
import type { cityGatesField } from './modules/city-gates/index.ts';
import type { dirkField } from './modules/dirk/index.ts';
import { MODULES } from './modules/index.ts';
import type { Slices } from './modules/slices.ts';
import type { thievesField } from './modules/thieves/index.ts';
import type { vizierField } from './modules/vizier/index.ts';
import type { Player, State } from './state.ts';

/** What is shown of the modules in play. */
export interface ModuleViews {
  readonly vizier?: ViewOf<typeof vizierField>;
  readonly 'city-gates'?: ViewOf<typeof cityGatesField>;
  readonly characters?: ViewOf<typeof charactersField>;
  readonly thieves?: ViewOf<typeof thievesField>;
  readonly change?: ViewOf<typeof changeField>;
  readonly dirk?: ViewOf<typeof dirkField>;
}

function showModules(mod: Partial<Slices>, viewer: Viewer): ModuleViews {
  const views: Record<string, unknown> = {};
  for (const { id, field } of MODULES) {
    const slice = mod[id];
    if (slice !== undefined) views[id] = field.show(slice, viewer, null);
  }
  return views;
}

const player = shape<Player>()({
  hand: own(),
  unseen: hidden(),
  waiting: open(),
  reserve: open(),
  board: open(),
});

export const fields = shape<State>()({
  chance: hidden(),
  stack: hidden(),
  nextFrameId: hidden(),
  answers: hidden(),
  over: open(),
  options: open(),
  players: perSeat(player),
  deck: counted(),
  piles: open(),
  row: open(),
  discard: open(),
  bag: counted(),
  market: open(),
  turn: open(),
  scorings: open(),
  scoringsDue: open(),
  lines: open(),
  mod: shown(showModules),
});

export type View = ViewOf<typeof fields> & { readonly asking: Asking | null };
