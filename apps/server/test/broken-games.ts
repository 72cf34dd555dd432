import { gameById as real } from '@majlis/games';
import type { AnyGame } from '@majlis/kernel';

const lantern = real('lantern')!;

const forEver = (): never => {
  for (;;) {
    // A rule that does not end.
  }
};

const broken: Readonly<Record<string, AnyGame>> = {
  lantern,
  /** Its rules throw in the second round. */
  throwing: {
    ...lantern,
    id: 'throwing',
    apply(state, seat, action, log) {
      if (state.round >= 2) throw new Error('the second round is missing');
      return lantern.apply(state, seat, action, log);
    },
  },
  /** Its rules hang in the second round. */
  looping: {
    ...lantern,
    id: 'looping',
    apply(state, seat, action, log) {
      return state.round >= 2 ? forEver() : lantern.apply(state, seat, action, log);
    },
  },
  /** Its views throw in the second round: outside of any move. */
  blind: {
    ...lantern,
    id: 'blind',
    view(state, viewer) {
      if (state.round >= 2) throw new Error('nothing to see');
      return lantern.view(state, viewer);
    },
  },
};

export const gameById = (id: string): AnyGame | null => (Object.hasOwn(broken, id) ? broken[id]! : null);
