import { REFUSALS } from '@majlis/aladdins-dragon/client';
import type { GameUi } from '../ui.ts';
import { event } from './events.ts';
import { DragonTable } from './table.tsx';
import { action, prompt, refusal, source } from './words.ts';

export const ui: GameUi = {
  floor: 'p-girih6',
  Table: DragonTable,
  prompt,
  action,
  event,
  refusal,
  rules: REFUSALS,
  source,
  // The tally is told space by space: points come with the space that brought them.
  movesPoints: false,
};
