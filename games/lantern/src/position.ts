import type { Config, State } from './state.ts';

/** What can be told of a position from outside: its pieces, what was agreed, what cannot be. */
export function pieces(s: State): Record<string, number> {
  const lanterns = [...s.lanternDeck, ...s.unsold, ...s.players.flatMap((p) => [...p.lit, ...p.dark])];
  if (s.lantern !== null) lanterns.push(s.lantern);
  const oil = [...s.oilDeck, ...s.spentOil, ...s.players.flatMap((p) => p.oil)];
  const count: Record<string, number> = {};
  for (const name of [...lanterns.map((value) => `lantern ${value}`), ...oil.map((value) => `oil ${value}`)]) {
    count[name] = (count[name] ?? 0) + 1;
  }
  return count;
}

export const configOf = (s: State): Config => ({ rounds: s.rounds });

export const faults = (s: State): string[] => [
  ...s.players.flatMap(({ coins }, seat) => (coins < 0 ? [`p${seat} has ${coins} coins`] : [])),
  ...(s.round > s.rounds ? [`it is round ${s.round} of ${s.rounds}`] : []),
];
