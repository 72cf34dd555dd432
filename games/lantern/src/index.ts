import { defineGame, type GameDef, keyedChance, read } from '@majlis/kernel';
import { type Action, actionText, type Event, parseAction, readAction } from './actions.ts';
import { imagine, type Knowledge, knowledge } from './knowledge.ts';
import { frames, scores } from './rules.ts';
import { type Config, copyTable, fields, LANTERNS, type LanternFrame, OIL, type State, type View } from './state.ts';

const ROUNDS = [4, 5, 6] as const;
const isConfig = read.record({ rounds: read.literal(...ROUNDS) });

/** The Lantern Seller: the small game that shows how games are written here. Its rules: rulebook.md. */
export const definition: GameDef<Config, State, LanternFrame, Action, Event, View, Knowledge> = {
  id: 'lantern',
  rulesVersion: 2,
  migrations: [keyedChance],
  seats: { min: 2, max: 4 },
  catalogue: { options: [{ id: 'rounds', choices: ROUNDS, standard: 5 }], modules: [] },
  checkConfig(wish) {
    const config = { rounds: 5, ...(typeof wish === 'object' ? wish : {}) };
    return isConfig(config)
      ? { ok: true, value: config }
      : { ok: false, refusal: { code: 'bad-config', params: { rounds: ROUNDS } } };
  },
  begin: (config, seats) => ({
    rounds: config.rounds,
    round: 0,
    host: 0,
    lanternDeck: [...LANTERNS],
    oilDeck: [...OIL],
    spentOil: [],
    unsold: [],
    lantern: null,
    players: Array.from({ length: seats }, () => ({ coins: 12, oil: [], lit: [], dark: [], hasGust: true })),
  }),
  setup(x) {
    x.chance.shuffle('lanterns', x.s.lanternDeck);
    x.chance.shuffle('oil', x.s.oilDeck);
    for (const player of x.s.players) player.oil = x.s.oilDeck.splice(-3);
    x.push({ kind: 'round' });
  },
  frames,
  fields,
  scores,
  copy: copyTable,
  knowledge,
  imagine,
  readAction,
  actionText,
  parseAction,
};

export const lantern = defineGame(definition);

export type { Action, Event } from './actions.ts';
export type { State, View } from './state.ts';
