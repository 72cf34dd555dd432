import type { MessageId } from '@majlis/i18n';
import type { Refusal } from '@majlis/kernel';
import type { GameUi, Telling } from '../games/ui.ts';

/** Why not, in words: what the table itself refuses is said here, what the rules refuse by the game. */
export function refusalWords(ui: GameUi, telling: Telling, refusal: Refusal): string {
  const id = `refusal.${refusal.code}` as MessageId;
  const said = telling.say(id);
  return said === id ? ui.refusal(telling, refusal) : said;
}
