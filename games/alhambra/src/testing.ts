import { cardText, isMoney } from './content/cards.ts';
import { FOUNTAIN, tileText } from './content/tiles.ts';
import { type Secret, sharedList } from './module-parts.ts';
import { MODULE_IDS, MODULES } from './modules/index.ts';
import type { ModuleId } from './modules/slices.ts';
import { rulesOf } from './rules/compiled.ts';
import { withCard, without } from './rules/hand.ts';
import type { State } from './state.ts';

/** Random players bid for everything and redesign all day. */
export const maxActions = 6000;

/** Turned up in one action with money, they may come before or after it: that is heard and leaves no trace. */
export const shownAndHiddenAgain = [
  'scoringCardTurnedUp',
  ...MODULES.flatMap(({ testing }) => testing.shownAndHiddenAgain ?? []),
];

interface Setup {
  readonly seats: number;
  readonly config: { readonly modules: readonly ModuleId[] };
}

const SEATS = [2, 3, 4, 5, 6];
const withModules = (seats: number, ...modules: readonly ModuleId[]): Setup => ({ seats, config: { modules } });

/** The base game at every table, each module alone, all together. */
export const setups: readonly Setup[] = [
  ...SEATS.map((seats) => withModules(seats)),
  ...MODULE_IDS.map((id, i) => withModules(SEATS[i % SEATS.length]!, id)),
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

/** Every card and tile, wherever it is, and what the modules in play bring. */
export function pieces(s: State): Record<string, number> {
  const count: Record<string, number> = {};
  const add = (name: string, n = 1) => {
    count[name] = (count[name] ?? 0) + n;
  };
  for (const card of [s.deck, s.row, s.discard, ...s.players.map((p) => p.hand)].flat()) {
    add(isMoney(card) ? cardText(card) : `card ${card}`);
  }
  for (let i = 0; i < s.scorings; i++) add(`card ${100 + i}`);
  const laid = s.players.flatMap((p) => [...p.reserve, ...p.waiting, ...p.board.tiles]);
  for (const tile of [...s.bag, ...s.market, ...laid]) {
    if (tile !== null) add(tile === FOUNTAIN ? 'fountain' : tileText(tile));
  }
  for (const { id, testing } of rulesOf(s).modules) testing.pieces(s.mod[id]!, add);
  return count;
}

export function secrets(s: State): Secret[] {
  return [
    ...deckSecrets(s),
    ...s.players.map((_, seat) => unseenCards(s, seat)),
    ...rulesOf(s).modules.flatMap(({ id, testing }) => testing.secrets?.(s.mod[id]!, s) ?? []),
  ];
}

/** Where in its pile a card lies, and which money is in which pile. */
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
  return out;
}

function unseenCards(s: State, seat: number): Secret {
  const player = s.players[seat]!;
  const items = sharedList(player.unseen, (cards) => {
    player.hand = cards.reduce<readonly number[]>(withCard, player.unseen.reduce(without, player.hand));
    player.unseen = cards.reduce<readonly number[]>(withCard, []);
  });
  return { zone: `unseen money of p${seat}`, kind: 'money', items, knownTo: [seat] };
}
