import type { AlhambraModule, TurnAction } from '../../hooks.ts';
import { refuse } from '../../refusals.ts';
import { inPlay } from '../../rules/compiled.ts';
import type { State } from '../../state.ts';
import { cityGatesBots } from './bots.ts';
import { GATE_CARD, gatesInPile, PILES } from './content.ts';
import { CITY_GATES_REFUSALS } from './refusals.ts';
import { CITY_GATES_EVENTS, type CityGatesAction, type CityGatesSlice, cityGatesField } from './state.ts';
import { cityGatesTesting } from './testing.ts';

const mine = (s: State) => inPlay(s.mod['city-gates'], 'city-gates');

const TAKE: CityGatesAction = { type: 'city-gates.take' };

const take: TurnAction<CityGatesAction> = {
  check: (s) => (mine(s).open ? null : refuse('gate-none-open')),
  act(x, seat) {
    const slice = mine(x.s);
    slice.open = false;
    slice.inHand = slice.inHand.with(seat, slice.inHand[seat]! + 1);
    x.emit({ type: 'city-gates.taken', seat });
    return 'ends';
  },
};

/** Gates make double walls passable. */
export const cityGates: AlhambraModule<'city-gates'> = {
  id: 'city-gates',
  begin: (seats) => ({ open: false, inHand: Array.from({ length: seats }, () => 0), built: 0 }),
  hooks: {
    hideCards(x, out) {
      PILES.forEach((pile, i) => {
        out.push({ pile, cards: new Array(gatesInPile(x.s.players.length, i)).fill(GATE_CARD) });
      });
    },
    claimCard(x, card) {
      if (card !== GATE_CARD) return false;
      const slice = mine(x.s);
      x.emit({ type: 'city-gates.turnedUp', discarded: slice.open });
      if (slice.open) x.s.discard.push(card);
      else slice.open = true;
      return true;
    },
    turnActions(s, _seat, out) {
      if (mine(s).open) out.push(TAKE);
    },
    passages: (s, seat, gates) => gates + mine(s).inHand[seat]!,
    onLaid(x, seat, _tile, cell, side) {
      if (side === null) return;
      const slice = mine(x.s);
      slice.inHand = slice.inHand.with(seat, slice.inHand[seat]! - 1);
      slice.built++;
      x.emit({ type: 'city-gates.built', seat, cell, side });
    },
  },
  turnActions: { 'city-gates.take': take },
  actions: { 'city-gates.take': {} },
  refusals: CITY_GATES_REFUSALS,
  testing: cityGatesTesting,
  bots: cityGatesBots,
  prompts: [],
  sources: [],
  events: CITY_GATES_EVENTS,
  field: cityGatesField,
  copy: ({ open: isOpen, inHand, built }) => ({ open: isOpen, inHand, built }),
  ownsCard: (card) => card === GATE_CARD,
  known: (slice) => slice,
  imagine: (known: CityGatesSlice) => known,
};
