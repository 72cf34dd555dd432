import { OF_NO_SQUARE } from '../../content/cards.ts';
import type { AlhambraModule } from '../../hooks.ts';
import { diamondsBots } from './bots.ts';
import { DIAMONDS } from './content.ts';
import { DIAMONDS_REFUSALS } from './refusals.ts';
import { type DiamondsSlice, diamondsField } from './state.ts';
import { diamondsTesting } from './testing.ts';

/** A fifth currency, good for everything, mixed with nothing. */
export const diamonds: AlhambraModule<'diamonds'> = {
  id: 'diamonds',
  refusals: DIAMONDS_REFUSALS,
  testing: diamondsTesting,
  bots: diamondsBots,
  prompts: [],
  sources: [],
  begin: () => ({}),
  hooks: {
    purses({ mixed }, wallet, out) {
      if (wallet.totals[OF_NO_SQUARE]! > 0 && !mixed) out.push(wallet.purseOf(OF_NO_SQUARE));
    },
  },
  money: DIAMONDS,
  events: [],
  field: diamondsField,
  copy: (slice) => slice,
  known: (slice) => slice,
  imagine: (known: DiamondsSlice) => known,
};
