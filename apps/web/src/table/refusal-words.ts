import type { Refusal } from '@majlis/kernel';
import type { GameUi, Telling } from '../games/ui.ts';
import { hasWords } from '../i18n.ts';

/** Why not, in words: what the table itself refuses is said here, what the rules refuse by the game. */
export function refusalWords(ui: GameUi, telling: Telling, refusal: Refusal): string {
  const id = `refusal.${refusal.code}`;
  return hasWords(id) ? telling.say(id) : ui.refusal(telling, refusal);
}
