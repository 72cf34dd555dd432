import { ask, type Refusal, type Seat, sealed } from '@majlis/kernel';
import { type AlhambraAction, PASS } from '../../actions.ts';
import { FOUNTAIN_CELL, neighbour, SIDES } from '../../board/cells.ts';
import type { AlhambraEvent } from '../../events.ts';
import type { AlhambraFrame } from '../../frames.ts';
import { refuse } from '../../refusals.ts';
import type { State } from '../../state.ts';
import {
  cellsForTrader,
  exchange,
  inStock,
  keepCitizens,
  mayMoveIn,
  moveIn,
  setTrader,
  traderOf,
  tradersIn,
} from './citizens.ts';
import { CITIZENS_CHOSEN, COLOURS } from './content.ts';
import type { ChooseCitizensFrame, CoveredFrame, PutTraderFrame, StreetTraderAction } from './state.ts';

const notThis = ({ type }: AlhambraAction): Refusal => refuse('not-this-action', { type });

/** Every three of the six colours. */
export const TRIPLES: readonly (readonly number[])[] = COLOURS.flatMap((a) =>
  COLOURS.slice(a + 1).flatMap((b) => COLOURS.slice(b + 1).map((c) => [a, b, c])),
);

/** Three of six citizens and a side of the fountain, by all at the same time (ALH-S2). */
export const choose = sealed<State, ChooseCitizensFrame, AlhambraAction, AlhambraEvent, AlhambraFrame>({
  seats: (s) => [...s.players.keys()],
  prompt: () => ({ kind: 'street-trader.choose' }),
  legal: () =>
    TRIPLES.flatMap((citizens) =>
      SIDES.map((side): AlhambraAction => ({ type: 'street-trader.choose', citizens, side })),
    ),
  check(_s, _f, _seat, action) {
    if (action.type !== 'street-trader.choose') return notThis(action);
    return new Set(action.citizens).size === CITIZENS_CHOSEN ? null : refuse('trader-three-citizens');
  },
  open(x, _f, answers) {
    for (const { seat, action } of answers) {
      if (action.type !== 'street-trader.choose') continue;
      const { citizens, side } = action;
      keepCitizens(x.s, seat, citizens, neighbour(FOUNTAIN_CELL, side));
      x.emit({ type: 'street-trader.chose', seat, buildings: citizens, direction: side });
    }
  },
});

type MoveIn = Extract<StreetTraderAction, { type: 'street-trader.moveIn' }>;
type Exchange = Extract<StreetTraderAction, { type: 'street-trader.exchange' }>;

function checkMoveIn(s: State, seat: Seat, tile: number, { recruit }: MoveIn): Refusal | null {
  if (!mayMoveIn(s, seat, tile)) return refuse('trader-other-colour', { tile });
  const stock = inStock(s);
  const isThere = recruit === null ? stock.length === 0 : stock.includes(recruit);
  return isThere ? null : refuse('trader-not-in-stock');
}

function checkExchange(s: State, seat: Seat, tile: number, { citizen: give, building: get }: Exchange): Refusal | null {
  if (mayMoveIn(s, seat, tile) || !traderOf(s, seat).citizens.includes(give)) return refuse('trader-no-exchange');
  return give !== get && inStock(s).includes(get) ? null : refuse('trader-not-in-stock');
}

function listExchanges(s: State, seat: Seat): AlhambraAction[] {
  const own = [...new Set(traderOf(s, seat).citizens)];
  return own.flatMap((give) =>
    inStock(s)
      .filter((get) => get !== give)
      .map((get): AlhambraAction => ({ type: 'street-trader.exchange', citizen: give, building: get })),
  );
}

/** A citizen moves in, or one is exchanged; both may be declined. */
export const covered = ask<State, CoveredFrame, AlhambraAction, AlhambraEvent, AlhambraFrame>({
  prompt: (s, { tile }, seat) => ({
    kind: 'street-trader.covered',
    params: { tile, mayMoveIn: mayMoveIn(s, seat, tile), stock: [...tradersIn(s).stock] },
  }),
  about: (_s, { tile }) => ({ tile }),
  legal(s, { tile }, seat) {
    if (!mayMoveIn(s, seat, tile)) return [...listExchanges(s, seat), PASS];
    const stock = inStock(s);
    const recruits: readonly (number | null)[] = stock.length === 0 ? [null] : stock;
    return [...recruits.map((recruit): AlhambraAction => ({ type: 'street-trader.moveIn', recruit })), PASS];
  },
  check(s, { tile }, seat, action) {
    if (action.type === 'pass') return null;
    if (action.type === 'street-trader.moveIn') return checkMoveIn(s, seat, tile, action);
    return action.type === 'street-trader.exchange' ? checkExchange(s, seat, tile, action) : notThis(action);
  },
  answer(x, { seat, tile }, action) {
    if (action.type === 'street-trader.moveIn') moveIn(x, seat, tile, action.recruit);
    if (action.type === 'street-trader.exchange') exchange(x, seat, action.citizen, action.building);
  },
});

/** At the end of the move, on a free cell beside a tile. */
export const put = ask<State, PutTraderFrame, AlhambraAction, AlhambraEvent, AlhambraFrame>({
  prompt: () => ({ kind: 'street-trader.put' }),
  legal: (s, _f, seat) => cellsForTrader(s, seat).map((cell) => ({ type: 'street-trader.put', cell })),
  check(s, _f, seat, action) {
    if (action.type !== 'street-trader.put') return notThis(action);
    return cellsForTrader(s, seat).includes(action.cell) ? null : refuse('trader-not-beside', { cell: action.cell });
  },
  answer(x, { seat }, action) {
    if (action.type !== 'street-trader.put') return;
    setTrader(x.s, seat, { citizens: traderOf(x.s, seat).citizens, cell: action.cell });
    x.emit({ type: 'street-trader.put', seat, cell: action.cell });
  },
});
