import type { Seat } from '@majlis/kernel';
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

export { configOf, faults, pieces } from './position.ts';

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
