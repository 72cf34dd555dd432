import { REFUSALS } from '@majlis/alhambra/client';
import { withWords } from '../../i18n.ts';
import type { GameUi } from '../ui.ts';
import { event } from './events.ts';
import { loadModules } from './modules/index.ts';
import { rivals } from './rivals.ts';
import { line, looks } from './scoring/due.tsx';
import { AlhambraTable } from './table.tsx';
import { action, prompt, refusal, source } from './words.ts';

export const ui: GameUi = {
  floor: 'p-girih8',
  Table: AlhambraTable,
  prepare: loadModules,
  prompt,
  action,
  event,
  refusal,
  rules: REFUSALS,
  source,
  rivals,
  loadSigns: async () => (await withWords(import('./signs.ts'), 'signs')).tellSigns,
  looks,
  line,
};
