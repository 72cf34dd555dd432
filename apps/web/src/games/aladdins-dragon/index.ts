import { REFUSALS } from '@majlis/aladdins-dragon/client';
import { withWords } from '../../i18n.ts';
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
  loadSigns: async () => (await withWords(import('./signs.ts'), 'signs', 'aladdins-dragon-told')).tellSigns,
  // The tally is told space by space: points come with the space that brought them.
  movesPoints: false,
};
