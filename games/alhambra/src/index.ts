import { defineGame, type FrameTable, type Game, type Known } from '@majlis/kernel';
import { actionTextWith, parseActionWith, readActionWith } from './action-text.ts';
import type { AlhambraAction } from './actions.ts';
import { type Config, catalogue, checkConfig } from './config.ts';
import { copyState } from './copy.ts';
import './compile.ts';
import { ACTIONS } from './action-specs.ts';
import type { AlhambraEvent } from './events.ts';
import type { AlhambraFrame } from './frames.ts';
import { imagine, type Knowledge, knowledgeOf } from './knowledge.ts';
import { migrations } from './migrations.ts';
import { rulesOf } from './rules/compiled.ts';
import { allLines } from './rules/scoring.ts';
import { begin, setup } from './setup.ts';
import type { State } from './state.ts';
import { tell } from './tell/index.ts';
import { fields, type View } from './view.ts';

const readAction = readActionWith(ACTIONS) as (value: unknown) => AlhambraAction | null;
const actionText: (action: AlhambraAction) => string = actionTextWith(ACTIONS);

export type AlhambraKnowledge = Known<Knowledge, AlhambraFrame>;

export const alhambra: Game<Config, State, AlhambraAction, AlhambraEvent, View, AlhambraKnowledge> = defineGame({
  id: 'alhambra',
  rulesVersion: 2,
  migrations,
  seats: { min: 2, max: 6 },
  catalogue,
  checkConfig,
  begin,
  setup,
  frames: (s: State) => rulesOf(s).frames as FrameTable<State, AlhambraAction, AlhambraEvent, AlhambraFrame>,
  fields,
  scores: allLines,
  copy: copyState,
  knowledge: knowledgeOf,
  imagine,
  tell,
  readAction,
  actionText,
  parseAction: (text) => readAction(parseActionWith(ACTIONS, text)),
});

export type { AlhambraAction } from './actions.ts';
export type { Board } from './board/board.ts';
export type { Edge } from './board/edges.ts';
export type { Config } from './config.ts';
export type { AlhambraEvent } from './events.ts';
export type { Knowledge } from './knowledge.ts';
export type { State } from './state.ts';
export type { View } from './view.ts';
