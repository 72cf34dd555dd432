import type { Features, Weights } from '@majlis/kernel';
import type { State } from '../../state.ts';
import { features } from '../features.ts';
import { LAYOUT, layoutOf } from './layout.ts';
import { PROSPECTS, prospectsOf } from './prospects.ts';
import weights from './weights.json' with { type: 'json' };

/** Master looks at more than hard does, which takes longer. */
export const featuresOfMaster: Features<State> = {
  names: [...features.names, ...LAYOUT, ...PROSPECTS],
  of: (s, seat) => [...features.of(s, seat), ...layoutOf(s.players[seat]!.board), ...prospectsOf(s, seat)],
};

export const weightsOfMaster: Weights = weights;
