import type { Player, Room, Table, TentOffer, Token } from './state.ts';

// Bots copy positions by the hundred thousand, so this is written out: literals are several times faster than
// spreading, and most lists are short or empty.

export function copyTable(s: Table): Table {
  return {
    magic: s.magic,
    maxRounds: s.maxRounds,
    round: s.round,
    stage: s.stage,
    tallied: s.tallied,
    current: s.current,
    camel: s.camel,
    treasury: copyFive(s.treasury),
    caves: [s.caves[0]!, s.caves[1]!, s.caves[2]!, s.caves[3]!, s.caves[4]!],
    treasureDeck: copyList(s.treasureDeck),
    spentTreasureCards: s.spentTreasureCards,
    rooms: s.rooms.map(copyRoom),
    box: copyList(s.box),
    guard: s.guard,
    carpets: s.carpets,
    sale: s.sale === null ? null : { seat: s.sale.seat, room: s.sale.room, taken: s.sale.taken },
    djinn: s.djinn,
    weakestFirst: s.weakestFirst,
    smuggler: s.smuggler,
    spy: s.spy,
    taboo: s.taboo,
    offer: s.offer === null ? null : copyOffer(s.offer),
    spellPile: copyList(s.spellPile),
    spentSpells: s.spentSpells,
    players: s.players.map(copyPlayer),
  };
}

function copyList<T>(items: readonly T[]): T[] {
  return items.length === 0 ? [] : items.slice();
}

/** One number for each kind of treasure. */
const copyFive = (a: readonly number[]): number[] => [a[0]!, a[1]!, a[2]!, a[3]!, a[4]!];

const copyRoom = (room: Room): Room => ({
  open: room.open,
  stack: copyList(room.stack),
  seen: room.seen,
});

const copyOffer = (offer: TentOffer): TentOffer => ({
  seat: offer.seat,
  second: offer.second,
  spells: offer.spells.slice(),
});

function copyPlayer(p: Player): Player {
  return {
    tokens: p.tokens.map(copyToken),
    hoard: copyFive(p.hoard),
    artifacts: p.artifacts,
    used: p.used,
    spells: copyList(p.spells),
    spellsSeen: p.spellsSeen,
    bought: p.bought,
    hasKey: p.hasKey,
    entered: p.entered,
  };
}

const copyToken = (token: Token): Token => ({
  value: token.value,
  space: token.space,
  up: token.up,
  doubled: token.doubled,
});
