import { isMoney, moneyText } from './content/cards.ts';
import { FOUNTAIN, tileText } from './content/tiles.ts';
import { isCharacter } from './modules/characters/content.ts';
import { GATE_CARD } from './modules/city-gates/index.ts';
import { MODULE_IDS } from './modules/index.ts';
import type { ModuleId } from './modules/slices.ts';
import { withCard, without } from './rules/hand.ts';
import type { State } from './state.ts';

/** Random players bid for everything and redesign all day. */
export const maxActions = 6000;

/** Turned up in one action with money, they may come before or after it: that is heard and leaves no trace. */
export const shownAndHiddenAgain = ['city-gates.turnedUp', 'scoringCardTurnedUp'];

interface Setup {
  readonly seats: number;
  readonly config: { readonly modules: readonly ModuleId[] };
}

const SEATS = [2, 3, 4, 5, 6];
const withModules = (seats: number, ...modules: readonly ModuleId[]): Setup => ({ seats, config: { modules } });

/** The base game at every table, each module alone, all together. */
export const setups: readonly Setup[] = [
  ...SEATS.map((seats) => withModules(seats)),
  ...MODULE_IDS.map((id, i) => withModules(SEATS[i]!, id)),
  ...SEATS.map((seats) => withModules(seats, ...MODULE_IDS)),
];

/** Every two modules are together on and together off in some of these, at different tables. */
export const pairwiseSetups: readonly Setup[] = [
  withModules(2, 'vizier', 'city-gates'),
  withModules(3, 'characters', 'thieves'),
  withModules(4, 'vizier', 'characters', 'change'),
  withModules(5, 'city-gates', 'thieves', 'change'),
  withModules(6, 'vizier', 'thieves'),
  withModules(2, 'city-gates', 'characters'),
  withModules(3, 'change', 'vizier', 'city-gates'),
  withModules(4, 'thieves', 'change', 'characters'),
];

/** Every card, tile, thief, coin and vizier, wherever it is. */
export function pieces(s: State): Record<string, number> {
  const count: Record<string, number> = {};
  const add = (name: string, n = 1) => {
    count[name] = (count[name] ?? 0) + n;
  };
  for (const card of [s.deck, s.row, s.discard, ...s.players.map((p) => p.hand)].flat()) {
    add(isMoney(card) ? moneyText(card) : card === GATE_CARD ? 'gate card' : `card ${card}`);
  }
  for (let i = 0; i < s.scorings; i++) add(`card ${100 + i}`);
  const laid = s.players.flatMap((p) => [...p.reserve, ...p.waiting, ...p.board.tiles]);
  for (const tile of [...s.bag, ...s.market, ...laid, ...(s.mod.dirk?.tiles ?? [])]) {
    if (tile !== null) add(tile === FOUNTAIN ? 'fountain' : tileText(tile));
  }
  countModulePieces(s, add);
  return count;
}

function countModulePieces({ mod, players }: State, add: (name: string, n?: number) => void): void {
  const { characters, thieves, change, vizier } = mod;
  const gates = mod['city-gates'];
  if (gates !== undefined) add('gate card', Number(gates.open) + gates.inHand.reduce((a, b) => a + b) + gates.built);
  if (gates !== undefined) add('gate standing or in store', players.length);
  if (vizier !== undefined) add('vizier', vizier.faceUp.length);
  if (characters !== undefined) {
    const { surplus, owned, out, onOffer } = characters;
    for (const card of [...surplus, ...owned.flat(), ...out, ...(onOffer === null ? [] : [onOffer])])
      add(`card ${card}`);
  }
  if (thieves !== undefined) {
    for (const thief of [...thieves.hands.flat(), ...thieves.undealt, ...thieves.used]) add(`thief ${thief}`);
  }
  if (change !== undefined) {
    for (const coin of change.bag) add(`coin ${coin}`);
    for (const coins of change.coins) for (const [coin, n] of coins.entries()) add(`coin ${coin}`, n);
  }
}

interface Secret {
  readonly zone: string;
  readonly kind: string;
  readonly items: object;
  readonly at?: readonly number[];
  readonly knownTo: readonly number[];
}

/** A list that copies of a game share: writing into it replaces it. */
function shared<T>(list: readonly T[], replace: (list: T[]) => void): Record<number, T> {
  const now = [...list];
  const items: Record<number, T> = {};
  list.forEach((_, i) => {
    Object.defineProperty(items, i, {
      enumerable: true,
      get: () => now[i],
      set(value: T) {
        now[i] = value;
        replace([...now]);
      },
    });
  });
  return items;
}

export function secrets(s: State): Secret[] {
  return [...deckSecrets(s), ...s.players.map((_, seat) => unseenCards(s, seat)), ...thiefSecrets(s)];
}

/** Where in its pile a card lies, which money is in which pile, and which character behind which back. */
function deckSecrets(s: State): Secret[] {
  const places = s.deck.map((_, at) => at);
  const out: Secret[] = [];
  let end = s.deck.length;
  s.piles.forEach((size, i) => {
    out.push({ zone: `pile ${i}`, kind: `pile ${i}`, items: s.deck, at: places.slice(end - size, end), knownTo: [] });
    end -= size;
  });
  const of = (is: (card: number) => boolean) => places.filter((at) => is(s.deck[at]!));
  out.push({ zone: 'money of the deck', kind: 'money', items: s.deck, at: of(isMoney), knownTo: [] });
  if (s.mod.characters === undefined) return out;
  const kind = 'character';
  out.push({ zone: 'characters of the deck', kind, items: s.deck, at: of(isCharacter), knownTo: [] });
  out.push({ zone: 'surplus', kind, items: s.mod.characters.surplus, knownTo: [] });
  return out;
}

function unseenCards(s: State, seat: number): Secret {
  const player = s.players[seat]!;
  const items = shared(player.unseen, (cards) => {
    player.hand = cards.reduce<readonly number[]>(withCard, player.unseen.reduce(without, player.hand));
    player.unseen = cards.reduce<readonly number[]>(withCard, []);
  });
  return { zone: `unseen money of p${seat}`, kind: 'money', items, knownTo: [seat] };
}

function thiefSecrets(s: State): Secret[] {
  const { thieves } = s.mod;
  if (thieves === undefined) return [];
  const hands = thieves.hands.map((hand, seat) => ({
    zone: `thieves of p${seat}`,
    kind: 'thief',
    items: shared(hand, (cards) => {
      thieves.hands = thieves.hands.with(seat, cards.sort());
    }),
    knownTo: [seat],
  }));
  const undealt = shared(thieves.undealt, (cards) => {
    thieves.undealt = cards.sort();
  });
  return [...hands, { zone: 'undealt thieves', kind: 'thief', items: undealt, knownTo: [] }];
}
