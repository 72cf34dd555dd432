import { REFUSALS } from '@majlis/alhambra/client';
import type { GameUi } from '../ui.ts';
import { event } from './events.ts';
import { AlhambraTable } from './table.tsx';
import { action, prompt, refusal, source } from './words.ts';

export const ui: GameUi = {
  floor: 'p-girih8',
  Table: AlhambraTable,
  prompt,
  action,
  event,
  refusal,
  rules: REFUSALS,
  source,
};
