import type { Tell } from '@majlis/alhambra/client';
import type { Rival, Telling } from '../ui.ts';
import { moduleOf } from './modules/index.ts';

/** Who takes part without a seat. */
export function rivals(telling: Telling): readonly Rival[] {
  const tell = telling.shown.tell as unknown as Tell | null;
  return (tell?.rivals ?? []).map((id) => ({
    id,
    name: telling.say(`module.alhambra.${id}` as 'module.alhambra.dirk'),
    art: moduleOf(id)?.emblem ?? '',
  }));
}
