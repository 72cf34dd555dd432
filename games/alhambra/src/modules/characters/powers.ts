import { ask, automatic } from '@majlis/kernel';
import { type AlhambraAction, PASS } from '../../actions.ts';
import { BUILDINGS } from '../../content/buildings.ts';
import { faceValueOf, isMoney } from '../../content/cards.ts';
import type { AlhambraEvent } from '../../events.ts';
import type { AlhambraFrame } from '../../frames.ts';
import type { TurnAction } from '../../hooks.ts';
import { refuse } from '../../refusals.ts';
import {
  checkRedesign,
  countRedesigns,
  redesignAt,
  redesign as redesignBoard,
  redesignsOf,
} from '../../rules/building.ts';
import { gainUnseenCard, playerOf, spendCard } from '../../rules/hand.ts';
import { drawTile } from '../../rules/market.ts';
import { drawCard, mayReshuffle, reshuffle, takeFromRow, turnUp } from '../../rules/money.ts';
import { ownBuildings } from '../../rules/scoring.ts';
import type { State } from '../../state.ts';
import { YAMMERAD_BELOW } from './content.ts';
import { charactersOf, checkDiamond, useDiamond } from './owners.ts';
import type {
  CharactersAction,
  ExtraRedesignFrame,
  HakimFrame,
  LailaFrame,
  PickMoneyFrame,
  YammeradFrame,
} from './state.ts';

type Laila = Extract<CharactersAction, { type: 'characters.laila' }>;
type Machma = Extract<CharactersAction, { type: 'characters.machma' }>;
type Yammerad = Extract<CharactersAction, { type: 'characters.yammerad' }>;

/** Hakim Wahid: half a building more of a kind the owner has (ALH-C4). */
export const kindsForHakim = (s: State, seat: number): number[] =>
  BUILDINGS.map((_, kind) => kind).filter((kind) => ownBuildings(s, seat, kind) > 0);

export const hakim = ask<State, HakimFrame, AlhambraAction, AlhambraEvent, AlhambraFrame>({
  prompt: () => ({ kind: 'characters.hakim' }),
  legal: (s, _f, seat) => kindsForHakim(s, seat).map((building) => ({ type: 'characters.hakim', building })),
  check(s, _f, seat, action) {
    if (action.type !== 'characters.hakim') return refuse('not-this-action', { type: action.type });
    const { building } = action;
    return ownBuildings(s, seat, building) > 0 ? null : refuse('character-no-building', { building });
  },
  answer(x, { seat }, action) {
    if (action.type !== 'characters.hakim') return;
    charactersOf(x.s).hakim = { seat, kind: action.building };
    x.emit({ type: 'characters.hakimChose', seat, building: action.building });
  },
});

/** Abdul Knihstig: one open money card after an expensive purchase. */
export const pick = ask<State, PickMoneyFrame, AlhambraAction, AlhambraEvent, AlhambraFrame>({
  prompt: () => ({ kind: 'characters.pick' }),
  legal: (s) => [
    ...[...new Set(s.row)].filter(isMoney).map((card): AlhambraAction => ({ type: 'characters.pick', card })),
    PASS,
  ],
  check(s, _f, _seat, action) {
    if (action.type === 'pass') return null;
    if (action.type !== 'characters.pick') return refuse('not-this-action', { type: action.type });
    return s.row.includes(action.card) ? null : refuse('take-not-in-row', { card: action.card });
  },
  answer(x, { seat }, action) {
    if (action.type !== 'characters.pick') return;
    useDiamond(x, seat, 'abdul-knihstig');
    takeFromRow(x, seat, action.card);
    x.emit({ type: 'characters.picked', seat, card: action.card });
  },
});

/** Ammar El'Schauf: one redesign more, after the new tiles are placed. */
export const extraRedesign = ask<State, ExtraRedesignFrame, AlhambraAction, AlhambraEvent, AlhambraFrame>({
  prompt: () => ({ kind: 'characters.redesign' }),
  legal: (s, _f, seat) => [...redesignsOf(s, seat), PASS],
  any(s, _f, seat, rng) {
    const count = countRedesigns(s, seat);
    const at = rng.below(count + 1);
    return at < count ? redesignAt(s, seat, at) : PASS;
  },
  check(s, _f, seat, action) {
    if (action.type === 'pass') return null;
    const isRedesign = action.type === 'add' || action.type === 'remove' || action.type === 'exchange';
    return isRedesign ? checkRedesign(s, seat, action) : refuse('not-this-action', { type: action.type });
  },
  answer(x, { seat }, action) {
    if (action.type !== 'add' && action.type !== 'remove' && action.type !== 'exchange') return;
    useDiamond(x, seat, 'ammar');
    redesignBoard(x, seat, action);
  },
});

/** Laila Wundabah: a tile of the market for one out of the bag, before anything else (ALH-C6). */
export const laila: TurnAction<Laila> = {
  check(s, seat, { square }) {
    const refusal = checkDiamond(s, seat, 'laila');
    if (refusal !== null) return refusal;
    if (s.turn.actions > 0) return refuse('character-only-first', { character: 'laila' });
    if (s.market[square] === null) return refuse('buy-empty-square', { square });
    return s.bag.length === 0 ? refuse('character-empty-bag') : null;
  },
  act(x, seat, { square }) {
    useDiamond(x, seat, 'laila');
    x.push({ kind: 'characters.laila', seat, square, old: x.s.market[square]! });
    return 'free';
  },
};

/** Draws until a tile has taken the place of the old one; if the bag runs out first, the old one stays (ALH-39). */
export const replaceForLaila = automatic<State, LailaFrame, AlhambraAction, AlhambraEvent, AlhambraFrame>({
  memory: () => null,
  advance(x, { seat, square, old }) {
    const tile = x.s.market[square]!;
    if (tile === old) return drawTile(x, square, 'play') ? 'more' : 'done';
    x.emit({ type: 'characters.tileReplaced', seat, square, tile });
    return 'done';
  },
});

/** Machma Klain: an own money card for an open one that is worth no more. */
export const machma: TurnAction<Machma> = {
  check(s, seat, { give, get }) {
    const refusal = checkDiamond(s, seat, 'machma');
    if (refusal !== null) return refusal;
    if (!playerOf(s, seat).hand.includes(give)) return refuse('pay-not-in-hand', { ref: give });
    if (!s.row.includes(get)) return refuse('take-not-in-row', { card: get });
    return faceValueOf(get) > faceValueOf(give) ? refuse('character-higher-value', { give, get }) : null;
  },
  act(x, seat, { give, get }) {
    useDiamond(x, seat, 'machma');
    spendCard(x, seat, give);
    takeFromRow(x, seat, get);
    x.emit({ type: 'characters.moneyExchanged', seat, gave: give, got: get });
    return 'free';
  },
};

/** Only money counts (ALH-X2, ALH-M2). */
export const moneyCardsOf = (s: State, seat: number): number => playerOf(s, seat).hand.filter(isMoney).length;

/** Yammerad: the top card of the deck, before anything else, with fewer than three cards in hand. */
export const yammerad: TurnAction<Yammerad> = {
  check(s, seat) {
    const refusal = checkDiamond(s, seat, 'yammerad');
    if (refusal !== null) return refusal;
    if (s.turn.actions > 0) return refuse('character-only-first', { character: 'yammerad' });
    const cards = moneyCardsOf(s, seat);
    if (cards >= YAMMERAD_BELOW) return refuse('character-too-many-cards', { cards, below: YAMMERAD_BELOW });
    return s.deck.length > 0 || mayReshuffle(s) ? null : refuse('character-no-card');
  },
  act(x, seat) {
    useDiamond(x, seat, 'yammerad');
    x.push({ kind: 'characters.yammerad', seat });
    return 'free';
  },
};

/** A card that is not money has its own effect first, then the next one is looked at (ALH-C5). */
export const drawForYammerad = automatic<State, YammeradFrame, AlhambraAction, AlhambraEvent, AlhambraFrame>({
  memory: () => null,
  advance(x, { seat }) {
    const { s } = x;
    if (s.scoringsDue.length > 0) {
      x.push({ kind: 'score' });
      return 'more';
    }
    if (mayReshuffle(s)) {
      reshuffle(x);
      return 'more';
    }
    const drawn = drawCard(x);
    if (drawn === null) return 'done';
    const { card, lot } = drawn;
    if (!isMoney(card)) {
      turnUp(x, drawn);
      return 'more';
    }
    gainUnseenCard(playerOf(s, seat), card, lot);
    x.emit({ type: 'characters.drew', seat }, { [seat]: { card } });
    return 'done';
  },
});
