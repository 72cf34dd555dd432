import type { AnyGame } from './contract.ts';
import { copyJson, type Json } from './json.ts';
import type { LogEntry } from './log.ts';

/** What a position, a hash or a record was made by. */
export interface Versions {
  readonly rulesVersion: number;
  readonly stateVersion: number;
}

/** As stored: without a state version it is the first. */
export interface StoredVersions {
  readonly rulesVersion: number;
  readonly stateVersion?: number;
}

export const versionsOf = ({ rulesVersion, stateVersion = 1 }: StoredVersions): Versions => ({
  rulesVersion,
  stateVersion,
});

export const isOf = (stored: StoredVersions, game: Versions): boolean =>
  stored.rulesVersion === game.rulesVersion && (stored.stateVersion ?? 1) === game.stateVersion;

/** Finds the rules of an older version, if they were archived. */
export type OlderRules = (game: AnyGame, versions: Versions) => AnyGame | null;

/**
 * One change of the format in which positions are stored: a line at the end of the game's list. The first migration
 * leads from version 1 to 2, and so on. Never change one that has been released.
 */
export interface Migration {
  /** What has changed, as `passages-for-gates`; the journal of a migrated table names it. */
  readonly name: string;
  /** Converts a position to the new format, in place. It may be in the middle of anything. */
  // biome-ignore lint/suspicious/noExplicitAny: a form that has no type any more
  state(s: any): void;
  /** The new form of an event, if it has changed: logs of older moves are shown next to current ones. */
  // biome-ignore lint/suspicious/noExplicitAny: a form that has no type any more
  event?(event: any): Json;
}

/** What is stored cannot be converted to the current format. */
export class CannotMigrate extends Error {
  override readonly name = 'CannotMigrate';
}

export function migrationsSince(game: AnyGame, stateVersion: number): readonly Migration[] {
  if (stateVersion > game.stateVersion) {
    throw new CannotMigrate(`stored in state version ${stateVersion}; this ${game.id} knows ${game.stateVersion}`);
  }
  return game.migrations.slice(stateVersion - 1);
}

/** The position in the current format; the stored one is not changed. */
export function migrateState(game: AnyGame, stored: Json, stateVersion: number): Json {
  const s = copyJson(stored);
  for (const migration of migrationsSince(game, stateVersion)) migration.state(s);
  return s;
}

/** Events in the current format, as the page reads them. */
export function migrateEvents(
  game: AnyGame,
  entries: readonly LogEntry<Json>[],
  stateVersion: number,
): readonly LogEntry<Json>[] {
  const changes = migrationsSince(game, stateVersion).filter(({ event }) => event !== undefined);
  if (changes.length === 0) return entries;
  return entries.map(({ event, secret }) => ({
    event: changes.reduce((changed, migration) => migration.event!(changed), copyJson(event)),
    secret,
  }));
}
