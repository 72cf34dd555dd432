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
import { MODULES } from './modules/index.ts';
import type { ModuleViews, Slices } from './modules/slices.ts';
import type { Player, State } from './state.ts';

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
  unseenFrom: hidden(),
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
  reshuffled: hidden(),
  bag: counted(),
  market: open(),
  turn: open(),
  scorings: open(),
  scoringsDue: open(),
  lines: open(),
  mod: shown(showModules),
});

export type View = ViewOf<typeof fields> & { readonly asking: Asking | null };
