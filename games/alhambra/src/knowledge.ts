import type { Own, Rng, Seat } from '@majlis/kernel';
import type { Board } from './board/board.ts';
import { choicesOf, optionsFor } from './config.ts';
import { SCORING_CARDS } from './content/cards.ts';
import { copyModules } from './copy.ts';
import type { AlhambraModule, Means } from './hooks.ts';
import { dealUnseen, type UnseenDeal } from './imagined-deal.ts';
import { kept, Recent } from './memo.ts';
import { rulesOf } from './rules/compiled.ts';
import { withCard, without } from './rules/hand.ts';
import { lotOfPile, reshuffleOf } from './rules/lots.ts';
import type { Options, Player, State } from './state.ts';

/** What a seat knows of another: the cards it saw going into that hand, and from which lots come those it did not. */
interface KnownPlayer {
  readonly seen: readonly number[];
  readonly unseen: readonly number[];
  readonly waiting: readonly number[];
  readonly reserve: readonly number[];
  readonly board: Board;
}

/** What is known of the cards of a lot that this seat has not seen. */
export interface KnownLot {
  readonly lot: number;
  /** How many are in the deck; others are in hands. */
  readonly inDeck: number;
  /** Cards that must be among them. The rest is money that could be anywhere. */
  readonly cards: readonly number[];
  /** How many of them belong to modules that hide their faces. */
  readonly faceDown: { readonly [id: string]: number };
}

type SharedKeys =
  | 'options'
  | 'piles'
  | 'row'
  | 'discard'
  | 'reshuffled'
  | 'bag'
  | 'market'
  | 'turn'
  | 'scorings'
  | 'scoringsDue'
  | 'lines';

/** All a seat knows. Everybody remembers every card taken, paid and turned up. */
export interface Knowledge extends Pick<State, SharedKeys> {
  readonly hand: readonly number[];
  readonly handUnseen: readonly number[];
  readonly handUnseenFrom: readonly number[];
  readonly players: readonly KnownPlayer[];
  /** The piles of the deck in their order, then lots of which cards are only in hands. */
  readonly lots: readonly KnownLot[];
  readonly mod: { readonly [id: string]: unknown };
  readonly means: readonly Means[];
}

const rising = (a: number, b: number): number => a - b;

export function knowledgeOf(s: State, seat: Seat): Knowledge {
  const { options, piles, row, discard, reshuffled, market, turn, scorings, scoringsDue, lines } = s;
  const { modules } = rulesOf(s);
  const shared = { options, piles, row, discard, reshuffled, market, turn, scorings, scoringsDue, lines };
  const { hand, unseen: handUnseen, unseenFrom: handUnseenFrom } = s.players[seat]!;
  return {
    ...shared,
    bag: s.bag.slice().sort(rising),
    hand,
    handUnseen,
    handUnseenFrom,
    players: s.players.map((player) => {
      const { waiting, reserve, board, unseenFrom } = player;
      const seen = player.unseen.reduce(without, player.hand);
      return { seen, unseen: unseenFrom.slice().sort(rising), waiting, reserve, board };
    }),
    lots: knownLots(s, seat, modules),
    mod: Object.fromEntries(modules.map((module) => [module.id, module.known(s.mod[module.id]!, seat)])),
    means: modules.flatMap((module) => module.provenMeans?.(s) ?? []),
  };
}

function knownLots(s: State, seat: Seat, modules: readonly AlhambraModule[]): KnownLot[] {
  const { deck, piles, players } = s;
  let end = deck.length;
  const lots = piles.map((size, pile) => {
    end -= size;
    return { lot: lotOfPile(s, pile), inDeck: deck.slice(end, end + size), inHands: [] as number[] };
  });
  players.forEach(({ unseen, unseenFrom }, other) => {
    if (other === seat) return;
    unseenFrom.forEach((lot, i) => {
      const found = lots.find((one) => one.lot === lot);
      if (found !== undefined) found.inHands.push(unseen[i]!);
      else lots.push({ lot, inDeck: [], inHands: [unseen[i]!] });
    });
  });
  // In the order of the lots: that of the cards in a hand would tell which of them is higher.
  const onlyInHands = lots.splice(piles.length).sort((a, b) => a.lot - b.lot);
  return [...lots, ...onlyInHands].map(({ lot, inDeck, inHands }) => {
    const known = { lot, inDeck: inDeck.length };
    const again = reshuffleOf(lot);
    if (again > 0) return { ...known, cards: ownLeftOut(s, seat, lot, s.reshuffled[again - 1]!), faceDown: {} };
    return { ...known, ...kindsAmong([...inDeck, ...inHands], modules) };
  });
}

/** What this seat holds of a lot is no secret to it. */
function ownLeftOut({ players }: State, seat: Seat, lot: number, cards: readonly number[]): readonly number[] {
  const { unseen, unseenFrom } = players[seat]!;
  return unseen.filter((_, i) => unseenFrom[i] === lot).reduce(without, cards);
}

/** Of cards of the first deck: those everybody knows to be among them, and how many faces are hidden. */
function kindsAmong(
  hidden: readonly number[],
  modules: readonly AlhambraModule[],
): Pick<KnownLot, 'cards' | 'faceDown'> {
  const cards = hidden.filter((card) => (SCORING_CARDS as readonly number[]).includes(card));
  const faceDown: Record<string, number> = {};
  for (const { id, ownsCard, faceDown: facesHidden } of modules) {
    const owned = ownsCard === undefined ? [] : hidden.filter(ownsCard);
    if (facesHidden === undefined) cards.push(...owned);
    else if (owned.length > 0) faceDown[id] = owned.length;
  }
  return { cards: cards.sort(rising), faceDown };
}

/** Bots imagine many worlds from the same knowledge. */
const knownOptions = new Recent<Options, Options>(4);

/** A world that fits: what is unseen in hands and deck is dealt again, lot by lot, as are face-down cards. */
export function imagine(k: Knowledge, seat: Seat, rng: Rng): Own<State> {
  const options = kept(knownOptions, k.options, () => optionsFor(k.options.seats, choicesOf(k.options)));
  const { modules } = rulesOf({ options });
  const slices: Record<string, unknown> = {};
  for (const module of modules) slices[module.id] = module.imagine(k.mod[module.id] as never, seat, rng);
  return dealUnseen(k, modules, seat, rng, (deal) => {
    for (const { id, faceDown } of modules) faceDown?.lay(slices[id] as never, deal.aside.get(id)!);
    return worldOf(k, options, modules, slices, seat, deal);
  });
}

function worldOf(
  k: Knowledge,
  options: Options,
  modules: readonly AlhambraModule[],
  slices: Readonly<Record<string, unknown>>,
  seat: Seat,
  deal: UnseenDeal,
): Own<State> {
  const players = k.players.map(({ seen, waiting, reserve, board }, i): Player => {
    if (i === seat) {
      return { hand: k.hand, unseen: k.handUnseen, unseenFrom: k.handUnseenFrom, waiting, reserve, board };
    }
    const { cards, from } = deal.hands[i]!;
    return { hand: cards.reduce(withCard, seen), unseen: cards, unseenFrom: from, waiting, reserve, board };
  });
  return {
    options,
    players,
    deck: deal.deck,
    piles: k.piles,
    row: k.row,
    discard: k.discard.slice(),
    reshuffled: k.reshuffled,
    bag: k.bag.slice(),
    market: k.market.slice(),
    turn: { ...k.turn },
    scorings: k.scorings,
    scoringsDue: k.scoringsDue,
    lines: k.lines,
    mod: copyModules(modules, slices),
  };
}
