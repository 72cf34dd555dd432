import { defineGame, type FrameTable, type Game, type Known } from '@majlis/kernel';
import {
  type ActionSpec,
  actionTextWith,
  cell,
  gate,
  moneyCards,
  offer,
  parseActionWith,
  readActionWith,
  tile,
} from './action-text.ts';
import type { AlhambraAction } from './actions.ts';
import { type Config, catalogue, checkConfig } from './config.ts';
import { copyState } from './copy.ts';
import './compile.ts';
import type { AlhambraEvent } from './events.ts';
import type { AlhambraFrame } from './frames.ts';
import { imagine, type Knowledge, knowledgeOf } from './knowledge.ts';
import { MODULES } from './modules/index.ts';
import { payment } from './modules/refs.ts';
import { rulesOf } from './rules/compiled.ts';
import { begin, setup } from './setup.ts';
import type { State } from './state.ts';
import { fields, type View } from './view.ts';

/** How every action is typed; see `action-text.ts`. */
export const ACTIONS: Readonly<Record<string, ActionSpec>> = Object.assign(
  {
    take: { cards: { codec: moneyCards } },
    buy: { offer: { codec: offer }, with: { keyword: 'with', codec: payment } },
    place: { tile: { codec: tile }, cell: { keyword: 'at', codec: cell }, gate: { keyword: 'gate', codec: gate } },
    reserve: { tile: { codec: tile } },
    add: { tile: { codec: tile }, cell: { keyword: 'at', codec: cell }, gate: { keyword: 'gate', codec: gate } },
    remove: { cell: { codec: cell } },
    exchange: { tile: { codec: tile }, cell: { keyword: 'at', codec: cell } },
    pass: {},
  },
  ...MODULES.map((module) => module.actions ?? {}),
);

const readAction = readActionWith(ACTIONS) as (value: unknown) => AlhambraAction | null;

export type AlhambraKnowledge = Known<Knowledge, AlhambraFrame>;

export const alhambra: Game<Config, State, AlhambraAction, AlhambraEvent, View, AlhambraKnowledge> = defineGame({
  id: 'alhambra',
  rulesVersion: 1,
  seats: { min: 2, max: 6 },
  catalogue,
  checkConfig,
  begin,
  setup,
  frames: (s: State) => rulesOf(s).frames as FrameTable<State, AlhambraAction, AlhambraEvent, AlhambraFrame>,
  fields,
  scores: (s) => s.lines,
  copy: copyState,
  knowledge: knowledgeOf,
  imagine,
  readAction,
  actionText: (action) => actionTextWith(ACTIONS, action),
  parseAction: (text) => readAction(parseActionWith(ACTIONS, text)),
});

export type { AlhambraAction } from './actions.ts';
export type { Board, Edge } from './board/board.ts';
export type { Config } from './config.ts';
export type { AlhambraEvent } from './events.ts';
export type { Knowledge } from './knowledge.ts';
export type { State } from './state.ts';
export type { View } from './view.ts';
