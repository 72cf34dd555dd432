import { ARTIFACTS, COPIES, LAMP, STACK_BASIC, STACK_MAGIC } from './content/artifacts.ts';
import { START_TREASURES } from './content/board.ts';
import { spellPile } from './content/spell-cards.ts';
import { CARDS_PER_SET } from './content/treasure-card-sets.ts';
import { sequenceFrom } from './rules/order.ts';
import type { State } from './state.ts';
import type { X } from './x.ts';

/** How many of each artifact take part: one for each player in the magic version, else all that are in the box. */
export const copiesIn = (s: Pick<State, 'magic' | 'players'>): number => (s.magic ? s.players.length : COPIES);

export function setUp(x: X): void {
  const { s } = x;
  s.treasureDeck = Array.from({ length: CARDS_PER_SET }, (_, card) => card);
  x.chance.shuffle('treasureCards', s.treasureDeck);
  stackArtifacts(x);
  if (s.magic) {
    s.spellPile = [...spellPile];
    x.chance.shuffle('spells', s.spellPile);
  }
  s.camel = x.chance.below('camel', s.players.length); // ADR-24
  x.emit({ type: 'camelDrawn', seat: s.camel });
  x.push({ kind: 'round' });
  for (const seat of [...sequenceFrom(s.camel, s.players.length)].reverse()) {
    x.push({ kind: 'take', seat, amount: START_TREASURES, why: 'setup' });
  }
}

/** ADR-SETUP-2 ADR-MAGIC-1. */
function stackArtifacts(x: X): void {
  const { s } = x;
  const artifacts = ARTIFACTS.flatMap((_, artifact) => Array.from({ length: copiesIn(s) }, () => artifact));
  const shuffled = s.magic ? artifacts.filter((artifact) => artifact !== LAMP) : artifacts;
  if (s.magic) for (const player of s.players) player.artifacts = player.artifacts.with(LAMP, 1);
  x.chance.shuffle('artifacts', shuffled);
  for (const room of s.rooms) {
    room.stack = shuffled.splice(0, s.magic ? STACK_MAGIC : STACK_BASIC);
    room.seen = room.stack.map(() => 0);
  }
  s.box = shuffled;
}
