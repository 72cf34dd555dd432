import type { State } from './state.ts';

/** What is told about this game to checks, and to doors at which positions come in. */
export const setups = [{ seats: 2 }, { seats: 3, config: { rounds: 4 } }, { seats: 4, config: { rounds: 6 } }];

export { configOf, faults, pieces } from './position.ts';

export const secrets = (s: State) => [
  { zone: 'lantern deck', kind: 'lantern', items: s.lanternDeck, knownTo: [] },
  { zone: 'oil deck', kind: 'oil', items: s.oilDeck, knownTo: [] },
  ...s.players.map((player, seat) => ({ zone: `oil of p${seat}`, kind: 'oil', items: player.oil, knownTo: [seat] })),
];
