import { isMoney } from './content/cards.ts';
import { BASE_EVENTS } from './events.ts';
import { type Secret, sharedList } from './module-parts.ts';
import { MODULES } from './modules/index.ts';
import { BASE_REFUSALS } from './refusals.ts';
import { rulesOf } from './rules/compiled.ts';
import { withCard, without } from './rules/hand.ts';
import { lotOfPile, reshuffleOf } from './rules/lots.ts';
import type { State } from './state.ts';

/** These need no words: they can be seen. */
const SHOWN_BY_THE_TABLE: readonly string[] = ['turnBegan', 'moneyTurnedUp', 'tileDrawn'];

/** What must have words in every language: by module (`null` the base game), the ids of its messages. */
export const messages: readonly { readonly module: string | null; readonly ids: readonly string[] }[] = [
  {
    module: null,
    ids: [
      ...BASE_EVENTS.filter((type) => !SHOWN_BY_THE_TABLE.includes(type)).map((type) => `event.${type}`),
      ...Object.keys(BASE_REFUSALS).map((code) => `refusal.${code}`),
      ...['chooseAction', 'placeTiles', 'specialMoves'].map((kind) => `prompt.${kind}`),
      'source.wall',
    ],
  },
  ...MODULES.map(({ id, events, refusals, prompts, sources, actions = {} }) => ({
    module: id,
    ids: [
      ...events.map((type) => `event.${type}`),
      ...Object.keys(refusals).map((code) => `refusal.${code}`),
      ...prompts.map((kind) => `prompt.${kind}`),
      ...sources.map((source) => `source.${source}`),
      ...Object.keys(actions).map((type) => `action.${type}`),
    ],
  })),
];

/** Random players bid for everything and redesign endlessly. */
export const maxActions = 20_000;

/** Turned up in one action with money, they may come before or after it: that is heard and leaves no trace. */
export const shownAndHiddenAgain = [
  'scoringCardTurnedUp',
  ...MODULES.flatMap(({ testing }) => testing.shownAndHiddenAgain ?? []),
];

export { configOf, faults, pieces } from './position.ts';
export { SEATS, setups } from './setups.ts';

export function secrets(s: State): Secret[] {
  return [
    ...deckSecrets(s),
    ...s.players.flatMap((_, seat) => unseenCards(s, seat)),
    ...rulesOf(s).modules.flatMap(({ id, testing }) => testing.secrets?.(s.mod[id]!, s) ?? []),
  ];
}

/** Money of the base game's pack could be anywhere in the first deck; a deck shuffled later has money of its own. */
const moneyKind = (lot: number): string => (reshuffleOf(lot) === 0 ? 'money' : `money of deck ${reshuffleOf(lot)}`);

/** Faces of a module in the first deck and in hands are told apart by nobody. */
const facesKind = (s: State, card: number, lot: number): string | null => {
  if (reshuffleOf(lot) > 0) return null;
  const owner = rulesOf(s).modules.find(({ ownsCard, faceDown }) => faceDown !== undefined && ownsCard?.(card));
  return owner === undefined ? null : `faces of ${owner.id}`;
};

const inPack = (s: State) => {
  const owners = rulesOf(s).modules.flatMap(({ ownsCard }) => ownsCard ?? []);
  return (card: number) => isMoney(card) && !owners.some((owns) => owns(card));
};

/** Where in its pile a card lies, and which money is in which pile. */
function deckSecrets(s: State): Secret[] {
  const places = s.deck.map((_, at) => at);
  const isPack = inPack(s);
  const out: Secret[] = [];
  let end = s.deck.length;
  s.piles.forEach((size, i) => {
    const lot = lotOfPile(s, i);
    const pile = places.slice(end - size, end);
    end -= size;
    const add = (zone: string, kind: string, at: readonly number[]) =>
      out.push({ zone: `${zone} ${lot}`, kind, items: s.deck, at, knownTo: [] });
    add('pile', `pile ${lot}`, pile);
    add(
      'money of pile',
      moneyKind(lot),
      pile.filter((at) => isPack(s.deck[at]!)),
    );
    add(
      'lot in pile',
      `lot ${lot}`,
      pile.filter((at) => isMoney(s.deck[at]!)),
    );
  });
  return out;
}

function unseenCards(s: State, seat: number): Secret[] {
  const player = s.players[seat]!;
  const { unseen, unseenFrom } = player;
  const isPack = inPack(s);
  const seen = unseen.reduce(without, player.hand);
  const items = sharedList(unseen, (cards) => {
    const pairs = cards.map((card, i) => ({ card, from: unseenFrom[i]! })).sort((a, b) => a.card - b.card);
    player.hand = cards.reduce<readonly number[]>(withCard, seen);
    player.unseen = pairs.map(({ card }) => card);
    player.unseenFrom = pairs.map(({ from }) => from);
  });
  return [...new Set(unseenFrom)].flatMap((lot) => {
    const at = unseen.flatMap((_, i) => (unseenFrom[i] === lot ? [i] : []));
    const zone = `p${seat}, unseen, of lot ${lot}`;
    const faces = [...new Set(at.flatMap((i) => facesKind(s, unseen[i]!, lot) ?? []))];
    const ofModules = faces.map((kind) => {
      const places = at.filter((i) => facesKind(s, unseen[i]!, lot) === kind);
      return { zone: `${zone}, ${kind}`, kind, items, at: places, knownTo: [seat] };
    });
    return [
      ...ofModules,
      { zone, kind: moneyKind(lot), items, at: at.filter((i) => isPack(unseen[i]!)), knownTo: [seat] },
      { zone, kind: `lot ${lot}`, items, at, knownTo: [seat] },
    ];
  });
}
