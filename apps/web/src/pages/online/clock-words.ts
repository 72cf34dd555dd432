import type { Clock } from '@majlis/protocol';
import type { Say } from '../../i18n.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long people may think, as a table says it before one sits down. */
export function clockWords(say: Say, clock: Clock): string {
  if (clock.kind === 'none') return say('table.clock.none');
  if (clock.kind === 'bank') return say('table.clock.bank', { minutes: Math.round(clock.bank / MINUTE) });
  return say('table.clock.perMove', { hours: Math.max(1, Math.round(clock.perMove / HOUR)) });
}
