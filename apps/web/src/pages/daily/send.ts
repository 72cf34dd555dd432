import type { Day } from '@majlis/daily';
import type { GameRecord } from '@majlis/kernel';
import type { DailyTable } from '@majlis/protocol';
import { LocalLink } from '../../play/local/local-link.ts';
import { ApiProblem, ask, me } from '../../play/remote/api.ts';
import { keepSent, keptDay, useDays } from './kept.ts';
import { tableOf } from './tables.ts';

export const dailyTable = (day: Day): Promise<DailyTable> => ask<DailyTable>('GET', `/api/daily/${day}`);

/** Problems that pass: the result is sent another time. */
const PASSING = new Set(['offline', 'too-many', 'busy', 'unavailable', 'unexpected', 'token-unknown', 'token-missing']);

async function send(day: Day, record: GameRecord): Promise<void> {
  try {
    await ask('POST', `/api/daily/${day}`, { record });
    keepSent(day, 'yes');
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (!PASSING.has(error.code) && !error.code.startsWith('http-')) keepSent(day, 'refused');
  }
}

export const isWaiting = (day: Day): boolean => {
  const kept = keptDay(day);
  return kept !== null && kept.points !== null && kept.sent === 'not-yet';
};

let sending: Promise<void> | null = null;

/** Sends what was played without a network, or without a name, as the game it was. One at a time. */
export function sendWaiting(): Promise<void> {
  sending ??= sendAll().finally(() => {
    sending = null;
  });
  return sending;
}

async function sendAll(): Promise<void> {
  const days = Object.keys(useDays.getState().days).filter(isWaiting).sort();
  if (days.length === 0 || me() === null || !navigator.onLine) return;
  for (const day of days) {
    const record = await recordOf(day);
    // The game was deleted here: there is nothing left to show for it.
    if (record === null) keepSent(day, 'refused');
    else await send(day, record);
  }
}

async function recordOf(day: Day): Promise<GameRecord | null> {
  const link = new LocalLink();
  try {
    return (await link.recall(tableOf(day, 1))) === null ? null : await link.record();
  } finally {
    link.close();
  }
}
