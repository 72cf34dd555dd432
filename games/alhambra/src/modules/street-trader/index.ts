import type { Seat } from '@majlis/kernel';
import { building, cell as cellCodec } from '../../action-text.ts';
import type { Cell } from '../../board/cells.ts';
import type { AlhambraModule, X } from '../../hooks.ts';
import { citizens, recruit, side } from './action-text.ts';
import { streetTraderBots } from './bots.ts';
import { citizensOf, onLeft, seriesPoints, setTrader, traderOf } from './citizens.ts';
import { COLOURS, PER_COLOUR } from './content.ts';
import { choose, covered, put } from './frames.ts';
import { STREET_TRADER_REFUSALS } from './refusals.ts';
import { STREET_TRADER_EVENTS, type StreetTraderSlice, streetTraderField } from './state.ts';
import { streetTraderTesting } from './testing.ts';

/** Any tile laid on his cell makes the trader step aside (ALH-S3). */
function onLaid(x: X, seat: Seat, tile: number, cell: Cell): void {
  const trader = traderOf(x.s, seat);
  if (trader.cell !== cell) return;
  setTrader(x.s, seat, { ...trader, cell: null });
  x.push({ kind: 'street-trader.covered', seat, tile });
}

/** Citizens move into buildings laid where the trader stands. */
export const streetTrader: AlhambraModule<'street-trader'> = {
  id: 'street-trader',
  begin: (seats) => ({
    traders: Array.from({ length: seats }, () => ({ citizens: COLOURS, cell: null })),
    stock: COLOURS.map(() => PER_COLOUR - seats),
    living: Array.from({ length: seats }, () => []),
  }),
  hooks: {
    onLaid,
    onLeft,
    scoring(s, round, out) {
      for (const seat of s.players.keys()) {
        const points = seriesPoints(citizensOf(s, seat));
        if (points > 0) out.push({ seat, round, source: 'street-trader', points });
      }
    },
  },
  openingSteps: [{ id: 'chooseCitizens', run: (x) => x.push({ kind: 'street-trader.choose' }) }],
  moveSteps: [
    {
      id: 'putTraderBack',
      when: (s, { seat }) => traderOf(s, seat).cell === null,
      run: (x, { seat }) => x.push({ kind: 'street-trader.put', seat }),
    },
  ],
  frames: { 'street-trader.choose': choose, 'street-trader.covered': covered, 'street-trader.put': put },
  actions: {
    'street-trader.choose': { citizens: { codec: citizens }, side: { keyword: 'at', codec: side } },
    'street-trader.moveIn': { recruit: { keyword: 'for', codec: recruit } },
    'street-trader.exchange': { citizen: { codec: building }, building: { keyword: 'for', codec: building } },
    'street-trader.put': { cell: { codec: cellCodec } },
  },
  refusals: STREET_TRADER_REFUSALS,
  testing: streetTraderTesting,
  bots: streetTraderBots,
  prompts: ['street-trader.choose', 'street-trader.covered', 'street-trader.put'],
  sources: ['street-trader'],
  events: STREET_TRADER_EVENTS,
  field: streetTraderField,
  copy: ({ traders, stock, living }) => ({ traders, stock, living }),
  known: (slice) => slice,
  imagine: (known: StreetTraderSlice) => known,
};
