import type { AnyScoreLine, Seat } from '@majlis/kernel';
import { amount, building, moneyCard, square } from '../../action-text.ts';
import type { AlhambraAction } from '../../actions.ts';
import { faceValueOf, isMoney } from '../../content/cards.ts';
import type { AlhambraModule, HiddenCards, Hooks, X } from '../../hooks.ts';
import { mayRedesign } from '../../rules/building.ts';
import { playerOf } from '../../rules/hand.ts';
import { MONEY_LIMIT, mayReshuffle, worthOf } from '../../rules/money.ts';
import type { Purse } from '../../rules/payments.ts';
import { purse } from '../../rules/wallet.ts';
import type { State } from '../../state.ts';
import { auction, fatima, meansOf, pay, tellDebts } from './auction.ts';
import { charactersBots } from './bots.ts';
import {
  CARDS_PER_PILE,
  CHARACTER_CARDS,
  FARUK_LIMIT,
  HAKIM_BUILDING,
  isCharacter,
  KARIM_REF,
  KNIHSTIG_PRICE,
  PILES,
  YAMMERAD_BELOW,
  YUSUF_EVERY,
} from './content.ts';
import { charactersOf, discardCharacter, mayUseDiamond, ownerOf, owns, useDiamond } from './owners.ts';
import {
  drawForYammerad,
  extraRedesign,
  hakim,
  kindsForHakim,
  laila,
  machma,
  moneyCardsOf,
  pick,
  replaceForLaila,
  yammerad,
} from './powers.ts';
import { CHARACTERS_REFUSALS } from './refusals.ts';
import { CHARACTERS_EVENTS, type CharactersSlice, charactersField } from './state.ts';
import { charactersTesting } from './testing.ts';

function hideCards(x: X, out: HiddenCards[]): void {
  const pack = CHARACTER_CARDS.slice();
  x.chance.shuffle('characters', pack);
  for (const pile of PILES) out.push({ pile, cards: pack.splice(0, CARDS_PER_PILE) });
  charactersOf(x.s).surplus = pack;
}

function claimCard(x: X, card: number): boolean {
  if (!isCharacter(card)) return false;
  charactersOf(x.s).onOffer = card;
  x.emit({ type: 'characters.turnedUp', character: card });
  x.push({ kind: 'characters.auction' });
  return true;
}

function freeActions(s: State, seat: Seat, out: AlhambraAction[]): void {
  if (charactersOf(s).diamondUsed || charactersOf(s).owned[seat]!.length === 0) return;
  const first = s.turn.actions === 0;
  if (first && mayUseDiamond(s, seat, 'laila') && s.bag.length > 0) {
    s.market.forEach((tile, i) => {
      if (tile !== null) out.push({ type: 'characters.laila', square: i });
    });
  }
  const { hand } = playerOf(s, seat);
  const cardsLeft = s.deck.length > 0 || mayReshuffle(s);
  if (first && mayUseDiamond(s, seat, 'yammerad') && moneyCardsOf(s, seat) < YAMMERAD_BELOW && cardsLeft) {
    out.push({ type: 'characters.yammerad' });
  }
  if (mayUseDiamond(s, seat, 'machma')) listExchanges(s, hand, out);
}

function listExchanges(s: State, hand: readonly number[], out: AlhambraAction[]): void {
  for (const give of new Set(hand.filter(isMoney))) {
    for (const get of new Set(s.row)) {
      if (isMoney(get) && faceValueOf(get) <= faceValueOf(give)) out.push({ type: 'characters.machma', give, get });
    }
  }
}

/** Yusuf E'Passuff: a point more for every three of the wall. */
function scoreYusuf(s: State, round: number, out: AnyScoreLine[]): void {
  const seat = ownerOf(s, 'yusuf');
  const wall = out.find((line) => line.seat === seat && line.source === 'wall')?.points ?? 0;
  const points = Math.floor(wall / YUSUF_EVERY);
  if (seat !== null && points > 0) out.push({ seat, round, source: 'yusuf', points, detail: { wall } });
}

const karimPurses: Purse[] = [];

/** Abdul Karim pays any price alone. */
function karimWorth(price: number): Purse {
  karimPurses[price] ??= purse([{ ref: KARIM_REF, value: price, count: 1 }]);
  return karimPurses[price]!;
}

const hooks: Partial<Hooks> = {
  hideCards,
  claimCard,
  freeActions,
  moneyLimit: (s, seat, limit) => (mayUseDiamond(s, seat, 'faruk') ? Math.max(limit, FARUK_LIMIT) : limit),
  onTook(x, seat, cards) {
    const more = cards.length > 1 && worthOf(cards) > MONEY_LIMIT;
    if (more && mayUseDiamond(x.s, seat, 'faruk')) useDiamond(x, seat, 'faruk');
  },
  paysAlone: (s, seat, { tile, price }, channel) =>
    tile !== null && channel === 'turn' && owns(s, seat, 'abdul-karim') ? karimWorth(price) : null,
  claimSpent(x, seat, ref) {
    if (ref !== KARIM_REF) return false;
    discardCharacter(x.s, seat, 'abdul-karim');
    return true;
  },
  onTurnBegan(x) {
    charactersOf(x.s).diamondUsed = false;
  },
  onPurchased(x, seat, { offer, channel }) {
    const expensive = channel === 'turn' && offer.tile !== null && offer.price >= KNIHSTIG_PRICE;
    if (!expensive || !x.s.row.some(isMoney) || !mayUseDiamond(x.s, seat, 'abdul-knihstig')) return;
    x.push({ kind: 'characters.pick', seat });
  },
  buildings(s, seat, kind, count) {
    const chosen = charactersOf(s).hakim;
    return chosen?.seat === seat && chosen.kind === kind ? count + HAKIM_BUILDING : count;
  },
  scoring: scoreYusuf,
  onScored(x) {
    charactersOf(x.s).hakim = null;
  },
};

/** Persons auctioned the moment their card turns up, each with a power of its own. */
export const characters: AlhambraModule<'characters'> = {
  id: 'characters',
  begin: (seats) => ({
    surplus: [],
    owned: Array.from({ length: seats }, () => []),
    onOffer: null,
    out: [],
    diamondUsed: false,
    hakim: null,
  }),
  hooks,
  turnActions: { 'characters.laila': laila, 'characters.machma': machma, 'characters.yammerad': yammerad },
  moveSteps: [
    {
      id: 'extraRedesign',
      when: (s, { seat, inTurn }) => inTurn && mayUseDiamond(s, seat, 'ammar') && mayRedesign(s, seat),
      run: (x, { seat }) => x.push({ kind: 'characters.redesign', seat }),
    },
  ],
  scoringSteps: [
    {
      before: 'award',
      step: {
        id: 'chooseForHakim',
        when(s) {
          const seat = ownerOf(s, 'hakim');
          return seat !== null && kindsForHakim(s, seat).length > 0;
        },
        run: (x) => x.push({ kind: 'characters.hakim', seat: ownerOf(x.s, 'hakim')! }),
      },
    },
  ],
  frames: {
    'characters.auction': auction,
    'characters.pay': pay,
    'characters.fatima': fatima,
    'characters.hakim': hakim,
    'characters.pick': pick,
    'characters.redesign': extraRedesign,
    'characters.yammerad': drawForYammerad,
    'characters.laila': replaceForLaila,
  },
  actions: {
    'characters.bid': { amount: { codec: amount } },
    'characters.pay': { with: { codec: 'payment' } },
    'characters.keepFatima': {},
    'characters.swapFatima': {},
    'characters.hakim': { building: { codec: building } },
    'characters.pick': { card: { codec: moneyCard } },
    'characters.laila': { square: { codec: square } },
    'characters.machma': { give: { codec: moneyCard }, get: { keyword: 'for', codec: moneyCard } },
    'characters.yammerad': {},
  },
  refs: { karim: KARIM_REF },
  refusals: CHARACTERS_REFUSALS,
  testing: charactersTesting,
  bots: charactersBots,
  prompts: [
    'characters.auction',
    'characters.pay',
    'characters.fatima',
    'characters.hakim',
    'characters.pick',
    'characters.redesign',
  ],
  sources: ['fatima', 'yusuf'],
  events: CHARACTERS_EVENTS,
  field: charactersField,
  copy: ({ surplus, owned, onOffer, out, diamondUsed, hakim }) => ({
    surplus: surplus.slice(),
    owned,
    onOffer,
    out,
    diamondUsed,
    hakim,
  }),
  known: ({ surplus: _, ...rest }) => rest,
  imagine: (known: Omit<CharactersSlice, 'surplus'>) => ({ surplus: [], ...known }),
  tellDebts,
  provenMeans(s) {
    const top = s.stack.findLast((f) => f.kind === 'characters.auction' || f.kind === 'characters.pay');
    if (top?.kind === 'characters.pay') return { seat: top.seat, amount: top.bid };
    if (top?.kind !== 'characters.auction' || top.mem.leader === null) return null;
    return { seat: top.mem.leader, amount: top.mem.bid };
  },
  mayHaveBid: (s, seat, amount) => meansOf(s, seat) >= amount,
  ownsCard: isCharacter,
  faceDown: {
    cards: CHARACTER_CARDS,
    elsewhere: ({ owned, out, onOffer }) => [...owned.flat(), ...out, ...(onOffer === null ? [] : [onOffer])],
    lay(slice, cards) {
      slice.surplus = cards;
    },
  },
};
