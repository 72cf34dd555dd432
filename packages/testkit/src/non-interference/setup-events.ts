import { EventLog, sameJson, type Viewer } from '@majlis/kernel';
import { type Run, seedFrom } from '../run.ts';
import { isSecretFrom, slotsOf } from './secrets.ts';

/** Two thieves may well stand side by side in an open list of small numbers: by chance in some deals, not in forty. */
const DEALS = 40;

/**
 * The events of the set-up come before there is a position in which secrets could be exchanged. So several deals are
 * made: whoever hears a list of what lies in a zone secret from them, and does so in every deal, is told it.
 */
export function checkSetupEvents(run: Run): void {
  let told = toldSecrets(run, 0);
  for (let i = 1; i < DEALS && told.length > 0; i++) {
    const again = toldSecrets(run, i);
    told = told.filter((words) => again.includes(words));
  }
  if (told[0] !== undefined) run.fail('set-up-tells-no-secrets', told[0]);
}

function toldSecrets(run: Run, deal: number): string[] {
  const log = new EventLog<unknown>();
  const state = run.game.setup(run.config, run.setup.seats, seedFrom(`${run.seedText}/deal ${deal}`), log);
  const viewers: Viewer[] = [...run.seats, 'spectator'];
  return viewers.flatMap((viewer) => {
    const heard = listsIn(log.shownTo(viewer));
    return run.subject.secrets(state).flatMap((secret) => {
      const content = slotsOf(secret).map(({ items, key }) => items[key]);
      if (content.length < 2 || !isSecretFrom(secret, viewer)) return [];
      return heard.some((list) => holds(list, content))
        ? [`${viewer} hears at the set-up what is in ${secret.zone}`]
        : [];
    });
  });
}

function listsIn(value: unknown): (readonly unknown[])[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(listsIn);
  return Array.isArray(value) ? [value, ...inside] : inside;
}

const holds = (list: readonly unknown[], part: readonly unknown[]): boolean =>
  list.some((_, at) => at + part.length <= list.length && part.every((item, i) => sameJson(item, list[at + i])));
