import { type Own, type Rng, RulesBug, type Seat, shuffle } from '@majlis/kernel';
import type { Board } from './board/board.ts';
import { rulesFor } from './compile.ts';
import { choicesOf, optionsFor } from './config.ts';
import { CURRENCIES, isMoney, moneyPack, SCORING_CARDS } from './content/cards.ts';
import { copyModules } from './copy.ts';
import type { AlhambraModule, Means, Rules } from './hooks.ts';
import { kept, Recent } from './memo.ts';
import type { Slices } from './modules/slices.ts';
import { rulesOf } from './rules/compiled.ts';
import { withCard, without } from './rules/hand.ts';
import type { Options, Player, State } from './state.ts';

/** What a seat knows of another: the cards it saw going into that hand, and how many it did not see. */
interface KnownPlayer {
  readonly seen: readonly number[];
  readonly unseen: number;
  readonly waiting: readonly number[];
  readonly reserve: readonly number[];
  readonly board: Board;
}

/** A pile of the deck: its size, the cards that must be in it, and how many of each module's face-down ones. */
interface KnownPile {
  readonly size: number;
  readonly cards: readonly number[];
  readonly faceDown: { readonly [id: string]: number };
}

type SharedKeys =
  | 'options'
  | 'piles'
  | 'row'
  | 'discard'
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
  readonly players: readonly KnownPlayer[];
  readonly deck: readonly KnownPile[];
  readonly mod: { readonly [id: string]: unknown };
  readonly means: readonly Means[];
}

const rising = (a: number, b: number): number => a - b;

export function knowledgeOf(s: State, seat: Seat): Knowledge {
  const { options, piles, row, discard, market, turn, scorings, scoringsDue, lines } = s;
  const { modules } = rulesOf(s);
  const shared = { options, piles, row, discard, market, turn, scorings, scoringsDue, lines };
  return {
    ...shared,
    bag: s.bag.slice().sort(rising),
    hand: s.players[seat]!.hand,
    handUnseen: s.players[seat]!.unseen,
    players: s.players.map(({ hand, unseen, waiting, reserve, board }) => {
      return { seen: unseen.reduce(without, hand), unseen: unseen.length, waiting, reserve, board };
    }),
    deck: knownPiles(s, modules),
    mod: Object.fromEntries(modules.map((module) => [module.id, module.known(s.mod[module.id]!, seat)])),
    means: modules.flatMap((module) => module.provenMeans?.(s) ?? []),
  };
}

function knownPiles({ deck, piles }: State, modules: readonly AlhambraModule[]): KnownPile[] {
  let end = deck.length;
  return piles.map((size) => {
    const pile = deck.slice(end - size, end);
    end -= size;
    const cards = pile.filter((card) => (SCORING_CARDS as readonly number[]).includes(card));
    const faceDown: Record<string, number> = {};
    for (const module of modules) {
      const owned = module.ownsCard === undefined ? [] : pile.filter((card) => module.ownsCard!(card));
      if (module.faceDown === undefined) cards.push(...owned);
      else if (owned.length > 0) faceDown[module.id] = owned.length;
    }
    return { size, cards: cards.sort(rising), faceDown };
  });
}

const TRIES = 20;

/** A world that fits: unseen cards of hands and deck are dealt anew, pile by pile, as are face-down cards. */
export function imagine(k: Knowledge, seat: Seat, rng: Rng): Own<State> {
  const options = optionsFor(k.options.seats, choicesOf(k.options));
  const rules = rulesFor(options);
  const mod = imagineModules(k, rules, seat, rng);
  const pool = shuffle(kept(knownUnseen, k, () => unseenMoney(k, seat)).slice(), rng);
  for (let tries = 0; ; tries++) {
    const world = deal(k, options, seat, mod.slices, pool.slice());
    if (fitsMeans(k, rules, world)) return { ...world, deck: stackDeck(k, shuffle(world.deck, rng), mod.inDeck, rng) };
    if (tries < TRIES) shuffle(pool, rng);
    else putWealthFirst(k, seat, pool, tries - TRIES);
    if (tries > TRIES + CURRENCIES.length) throw new RulesBug('no imagined hand could have made this bid');
  }
}

/** Bots imagine many worlds from the same knowledge. */
const knownUnseen = new Recent<Knowledge, readonly number[]>(4);

/** Money whose place this seat does not know. */
function unseenMoney(k: Knowledge, seat: Seat): number[] {
  const seen = [k.row, k.discard, k.hand, ...k.players.map((player, i) => (i === seat ? [] : player.seen))].flat();
  const left = new Map<number, number>();
  for (const card of moneyPack(k.players.length)) left.set(card, (left.get(card) ?? 0) + 1);
  for (const card of seen) if (isMoney(card)) left.set(card, left.get(card)! - 1);
  return [...left].flatMap(([card, count]) => new Array<number>(count).fill(card));
}

interface ImaginedModules {
  readonly slices: Partial<Slices>;
  readonly inDeck: ReadonlyMap<string, number[]>;
}

function imagineModules(k: Knowledge, { modules }: Rules, seat: Seat, rng: Rng): ImaginedModules {
  const slices: Record<string, unknown> = {};
  const inDeck = new Map<string, number[]>();
  for (const module of modules) {
    const { id, faceDown } = module;
    slices[id] = module.imagine(k.mod[id] as never, seat, rng);
    if (faceDown === undefined) continue;
    const cards = shuffle(faceDown.unknown(slices[id] as never), rng);
    const hidden = k.deck.reduce((sum, pile) => sum + (pile.faceDown[id] ?? 0), 0);
    inDeck.set(id, cards.splice(0, hidden));
    faceDown.lay(slices[id] as never, cards);
  }
  return { slices, inDeck };
}

/** Deals unseen cards to hands; what is left of the pool becomes the money of the deck. */
function deal(k: Knowledge, options: Options, seat: Seat, slices: Partial<Slices>, pool: number[]): Own<State> {
  const players = k.players.map(({ seen, unseen, waiting, reserve, board }, i): Player => {
    if (i === seat) return { hand: k.hand, unseen: k.handUnseen, waiting, reserve, board };
    const dealt = pool.splice(0, unseen).sort(rising);
    return { hand: dealt.reduce(withCard, seen), unseen: dealt, waiting, reserve, board };
  });
  return {
    options,
    players,
    deck: pool,
    piles: k.piles,
    row: k.row,
    discard: k.discard.slice(),
    bag: k.bag.slice(),
    market: k.market.slice(),
    turn: { ...k.turn },
    scorings: k.scorings,
    scoringsDue: k.scoringsDue,
    lines: k.lines,
    mod: copyModules(rulesFor(options).modules, slices),
  };
}

/** Whoever leads an auction must be able to pay in the imagined world too. */
function fitsMeans(k: Knowledge, { modules }: Rules, world: Own<State>): boolean {
  return k.means.every(({ seat, amount }) =>
    modules.every((module) => module.mayHaveBid?.(world as State, seat, amount) ?? true),
  );
}

/** When chance does not find a fitting hand: the bidder's unseen cards are the highest of one currency after another. */
function putWealthFirst(k: Knowledge, seat: Seat, pool: number[], currency: number): void {
  const bidder = k.means[0]!.seat;
  const before = k.players.slice(0, bidder).reduce((sum, p, i) => sum + (i === seat ? 0 : p.unseen), 0);
  const rank = (card: number) => (Math.floor(card / 9) === currency % 4 ? card : -1);
  pool.sort((a, b) => rank(b) - rank(a));
  const wealth = pool.splice(0, k.players[bidder]!.unseen);
  pool.splice(before, 0, ...wealth);
}

function stackDeck(k: Knowledge, money: readonly number[], inDeck: ReadonlyMap<string, number[]>, rng: Rng): number[] {
  const rest = money.slice();
  const hidden = new Map([...inDeck].map(([id, cards]) => [id, cards.slice()]));
  const piles = k.deck.map(({ size, cards, faceDown }) => {
    const others = Object.entries(faceDown).flatMap(([id, count]) => hidden.get(id)!.splice(0, count));
    const pile = [...cards, ...others];
    pile.push(...rest.splice(0, size - pile.length));
    return shuffle(pile, rng);
  });
  return piles.reverse().flat();
}
