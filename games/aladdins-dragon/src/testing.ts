import type { Seat } from '@majlis/kernel';
import { ARTIFACTS } from './content/artifacts.ts';
import { KINDS, TOKENS } from './content/board.ts';
import { SPELLS } from './content/spell-cards.ts';
import { sumOf } from './rules/shelves.ts';
import type { Player, State } from './state.ts';

/** What the testkit is told about this game. */
export const setups = [3, 4, 5].flatMap((seats) => [
  { seats, config: { version: 'basic' } },
  { seats, config: { version: 'magic' } },
]);

/** Argued in rulebook.md: no game has a bound, but random ones stay far below this. */
export const maxActions = 60_000;

/** A tally in which nobody decides anything ends the round within one action: what was shown is behind the screens again. */
export const shownAndHiddenAgain = [
  'tokensTurnedUp',
  'palaceEntered',
  'stayedOut',
  'tokensSentBack',
  'artifactUnsold',
  'djinnServed',
];

export { configOf, faults } from './faults.ts';

/** Every treasure by value, every artifact, spell, treasure card and token, wherever it lies. */
export function pieces(s: State): Record<string, number> {
  const found: Record<string, number> = {};
  const add = (name: string, count: number) => {
    found[name] = (found[name] ?? 0) + count;
  };
  KINDS.forEach((kind, i) => {
    add(kind, s.treasury[i]! + sumOf(s.caves[i]!) + sumOf(s.players.map(({ hoard }) => hoard[i]!)));
  });
  for (const room of s.rooms)
    for (const artifact of [...room.stack, room.open]) if (artifact !== null) add(ARTIFACTS[artifact]!, 1);
  for (const artifact of s.box) add(ARTIFACTS[artifact]!, 1);
  for (const spell of [...s.spellPile, ...s.spentSpells, ...(s.offer?.spells ?? [])]) add(`spell ${SPELLS[spell]}`, 1);
  for (const card of [...s.treasureDeck, ...s.spentTreasureCards]) add(`treasure card ${card}`, 1);
  s.players.forEach((player, seat) => {
    player.artifacts.forEach((count, artifact) => {
      add(ARTIFACTS[artifact]!, count);
    });
    for (const spell of player.spells) add(`spell ${SPELLS[spell]}`, 1);
    for (const value of TOKENS)
      add(`token ${value} of p${seat}`, Math.max(1, player.tokens.filter((t) => t.value === value).length));
  });
  return found;
}

export function secrets(s: State) {
  const seats = s.players.map((_, seat) => seat);
  return [
    { zone: 'treasure deck', kind: 'treasure card', items: s.treasureDeck, knownTo: [] },
    { zone: 'spell pile', kind: 'spell', items: s.spellPile, knownTo: [] },
    ...(s.offer === null
      ? []
      : [{ zone: 'offer in the Tent', kind: 'spell', items: s.offer.spells, knownTo: [s.offer.seat] }]),
    { zone: 'box', kind: 'artifact', items: s.box, knownTo: [] },
    ...s.rooms.flatMap((room, n) =>
      room.stack.map((_, at) => ({
        zone: `stack of room ${n}`,
        kind: 'artifact',
        items: room.stack,
        at: [at],
        knownTo: seats.filter((seat) => (room.seen[at]! & (1 << seat)) !== 0),
      })),
    ),
    ...s.players.flatMap((player, owner) => secretsOf(player, owner, seats)),
  ];
}

function secretsOf(player: Player, owner: Seat, seats: readonly Seat[]) {
  return [
    ...player.spells.map((_, at) => ({
      zone: `spells of p${owner}`,
      kind: 'spell',
      items: player.spells,
      at: [at],
      knownTo: seats.filter((seat) => seat === owner || (player.spellsSeen[at]! & (1 << seat)) !== 0),
    })),
    ...player.tokens
      .filter((token) => !token.up)
      .map((token) => ({
        zone: `face-down tokens of p${owner}`,
        kind: `token of p${owner}`,
        items: token,
        at: ['value'],
        knownTo: [owner],
      })),
  ];
}
