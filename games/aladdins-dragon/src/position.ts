import type { Config } from './config.ts';
import { ARTIFACTS } from './content/artifacts.ts';
import { KINDS, OUT, spaceCount, TOKENS } from './content/board.ts';
import { SPELLS } from './content/spell-cards.ts';
import { sumOf } from './rules/shelves.ts';
import { usesOf } from './rules/uses.ts';
import type { Player, State } from './state.ts';

export const configOf = (s: State): Config => ({ version: s.magic ? 'magic' : 'basic', maxRounds: s.maxRounds });

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

/** What is impossible even though no piece is missing, each as a sentence. */
export function faults(s: State): string[] {
  const found: string[] = [];
  const must = (holds: boolean, fault: string) => {
    if (!holds) found.push(fault);
  };
  const seats = s.players.length;
  const isSpace = (space: number) => space >= 0 && space < spaceCount(seats);
  must(seats === s.answers.length, `there are ${seats} players at ${s.answers.length} seats`);
  must(s.rooms.length === seats, `there are ${s.rooms.length} rooms for ${seats} players`);
  must(
    [...s.treasury, ...s.caves.flat()].every((n) => n >= 0),
    'fewer than no treasures lie somewhere',
  );
  must(s.tallied <= spaceCount(seats) && s.tallied >= 0, `${s.tallied} spaces are tallied`);
  must(s.current === OUT || isSpace(s.current), `there is no space ${s.current}`);
  for (const name of ['djinn', 'smuggler', 'spy'] as const) {
    must(s[name] === null || (s[name] >= 0 && s[name] < seats), `${name}: there is no seat ${s[name]}`);
  }
  for (const { space } of s.carpets) must(isSpace(space), `a Carpet lies in space ${space}, which there is not`);
  s.rooms.forEach(({ stack, seen }, n) => {
    must(stack.length === seen.length, `room ${n} lacks who has seen each artifact`);
  });
  s.players.forEach((player, seat) => {
    for (const fault of faultsOf(player, seats)) found.push(`p${seat} ${fault}`);
    must(sumOf(player.used) <= usesOf(s, seat), `p${seat} has used ${sumOf(player.used)} artifacts`);
  });
  return found;
}

function faultsOf({ tokens, hoard, artifacts, used, spells, spellsSeen }: Player, seats: number): string[] {
  const found: string[] = [];
  const must = (holds: boolean, fault: string) => {
    if (!holds) found.push(fault);
  };
  const values = tokens.map(({ value }) => value);
  must(
    hoard.every((n) => n >= 0),
    'has fewer than no treasures of a kind',
  );
  must(new Set(values).size === values.length, 'has placed a token twice');
  must(
    values.every((value) => TOKENS.includes(value as never)),
    'has placed a token that there is not',
  );
  must(
    tokens.every(({ space }) => space === OUT || (space >= 0 && space < spaceCount(seats))),
    'has a token in a space that there is not',
  );
  must(
    artifacts.length === ARTIFACTS.length && artifacts.every((n) => n >= 0),
    'has fewer than no artifacts of a kind',
  );
  must(
    used.every((n, artifact) => n >= 0 && n <= artifacts[artifact]!),
    'has used artifacts he does not own',
  );
  must(spells.length === spellsSeen.length, 'lacks who has seen each spell');
  return found;
}
