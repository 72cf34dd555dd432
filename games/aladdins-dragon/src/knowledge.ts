import { type Rng, type Seat, shuffle } from '@majlis/kernel';
import { ARTIFACTS } from './content/artifacts.ts';
import { TOKENS } from './content/board.ts';
import { spellPile } from './content/spell-cards.ts';
import { CARDS_PER_SET } from './content/treasure-card-sets.ts';
import { copyTable } from './copy.ts';
import { copiesIn } from './setup.ts';
import type { Player, Room, State, Table } from './state.ts';

const UNKNOWN = -1;
const TREASURE_CARDS = Array.from({ length: CARDS_PER_SET }, (_, card) => card);

/**
 * The table without everything that the seat has not seen. Hoards stay: treasure changes hands openly
 * (ADR-25), so whoever has watched knows them.
 */
export type Knowledge = Table;

export function knowledge(s: State, seat: Seat): Knowledge {
  const table = copyTable(s);
  const bit = 1 << seat;
  table.treasureDeck.fill(UNKNOWN);
  table.spellPile.fill(UNKNOWN);
  if (table.offer !== null && table.offer.seat !== seat) table.offer.spells.fill(UNKNOWN);
  table.box.fill(UNKNOWN);
  for (const room of table.rooms) blotRoom(room, bit);
  table.players.forEach((player, owner) => {
    if (owner !== seat) blotPlayer(player, bit);
  });
  return table;
}

function blotRoom(room: Room, bit: number): void {
  room.seen = room.seen.map((seats) => seats & bit);
  for (let i = 0; i < room.stack.length; i++) if (room.seen[i] === 0) room.stack[i] = UNKNOWN;
}

/** Spells the seat knows come first: where in a hand the others are would reveal when they came. */
function blotPlayer(player: Player, bit: number): void {
  for (const token of player.tokens) if (!token.up) token.value = UNKNOWN;
  const known = player.spells.filter((_, i) => (player.spellsSeen[i]! & bit) !== 0).sort((a, b) => a - b);
  player.spells = player.spells.map((_, i) => known[i] ?? UNKNOWN);
  player.spellsSeen = player.spells.map((spell) => (spell === UNKNOWN ? 0 : bit));
}

/** Deals everything unknown again. */
export function imagine(known: Knowledge, _seat: Seat, rng: Rng): Table {
  const table = copyTable(known);
  fillUnknown(table.treasureDeck, shuffle(without(TREASURE_CARDS, table.spentTreasureCards), rng));
  for (const player of table.players) fillTokens(player, rng);
  if (table.magic) dealSpells(table, rng);
  dealArtifacts(table, rng);
  return table;
}

function fillTokens(player: Player, rng: Rng): void {
  const unknown = player.tokens.filter((token) => token.value === UNKNOWN);
  if (unknown.length === 0) return;
  const left = shuffle(
    TOKENS.filter((value) => !player.tokens.some((token) => token.value === value)),
    rng,
  );
  for (const token of unknown) token.value = left.pop()!;
}

function dealSpells(table: Table, rng: Rng): void {
  const zones = [
    table.spellPile,
    ...table.players.map(({ spells }) => spells),
    ...(table.offer ? [table.offer.spells] : []),
  ];
  const left = shuffle(without(spellPile, [...table.spentSpells, ...zones.flat()]), rng);
  for (const zone of zones) fillUnknown(zone, left);
}

/** In the basic version some artifacts are in the box, and nobody knows which. */
function dealArtifacts(table: Table, rng: Rng): void {
  const all = ARTIFACTS.flatMap((_, artifact) => Array.from({ length: copiesIn(table) }, () => artifact));
  const seen = [
    ...table.players.flatMap(({ artifacts }) =>
      artifacts.flatMap((n, artifact) => Array.from({ length: n }, () => artifact)),
    ),
    ...table.rooms.flatMap(({ open, stack }) => (open === null ? stack : [...stack, open])),
  ];
  const left = shuffle(without(all, seen), rng);
  for (const room of table.rooms) fillUnknown(room.stack, left);
  fillUnknown(table.box, left);
}

function fillUnknown(zone: number[], left: number[]): void {
  for (let i = 0; i < zone.length; i++) if (zone[i] === UNKNOWN) zone[i] = left.pop()!;
}

function without(all: readonly number[], seen: readonly number[]): number[] {
  const left = [...all];
  for (const item of seen) {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
