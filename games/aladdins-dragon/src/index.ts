import { defineGame } from '@majlis/kernel';
import { actionText, parseAction } from './action-text.ts';
import { type Action, readAction } from './actions.ts';
import { type Config, checkConfig, options } from './config.ts';
import { copyTable } from './copy.ts';
import type { Event } from './events.ts';
import { fields, type View } from './fields.ts';
import { frames } from './frames/index.ts';
import type { DragonFrame } from './frames/kinds.ts';
import { imagine, type Knowledge, knowledge } from './knowledge.ts';
import { migrations } from './migrations.ts';
import { scoresOf } from './rules/ending.ts';
import { setUp } from './setup.ts';
import { beginTable, type State } from './state.ts';

/** Aladdin's Dragon, basic and magic version. Its rules: rulebook.md. */
export const aladdinsDragon = defineGame<Config, State, DragonFrame, Action, Event, View, Knowledge>({
  id: 'aladdins-dragon',
  rulesVersion: 2,
  migrations,
  seats: { min: 3, max: 5 },
  catalogue: { options, modules: [] },
  checkConfig,
  begin: beginTable,
  setup: setUp,
  frames,
  fields,
  scores: scoresOf,
  copy: copyTable,
  knowledge,
  imagine,
  readAction,
  actionText,
  parseAction,
});

export type { Action } from './actions.ts';
export type { Config } from './config.ts';
export { ARTIFACTS, type ArtifactId } from './content/artifacts.ts';
export { GUARDS, KINDS, SPACES, type SpaceName, TOKENS } from './content/board.ts';
export { SPELLS, type SpellId } from './content/spell-cards.ts';
export { EVENT_TYPES, type Event } from './events.ts';
export type { View } from './fields.ts';
export type { DragonFrame, Moment } from './frames/kinds.ts';
export type { Knowledge } from './knowledge.ts';
export { PROMPT_KINDS, type PromptKind } from './prompts.ts';
export { REFUSALS, type RefusalCode } from './refusals.ts';
export type { State } from './state.ts';
