import { REFUSALS } from '@majlis/almadi/client';
import { withWords } from '../../i18n.ts';
import type { GameUi } from '../ui.ts';
import { sum } from './sums.ts';
import { AlmadiTable } from './table.tsx';
import { action, event, prompt, refusal, source } from './words.ts';

export const ui: GameUi = {
  floor: 'p-girih12',
  Table: AlmadiTable,
  prompt,
  action,
  event,
  refusal,
  rules: REFUSALS,
  source,
  sum,
  loadSigns: async () => (await withWords(import('./signs.ts'), 'signs')).tellSigns,
};
