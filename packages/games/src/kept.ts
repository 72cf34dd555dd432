import { type AnyGame, isOf, type OlderRules, type StoredVersions, type Versions } from '@majlis/kernel';

interface Kept extends Versions {
  readonly game: string;
  load(): Promise<{ readonly game: AnyGame }>;
}

/**
 * The rules of every release as they were, bundled by `npm run keep-rules`: records and tables of that time are played
 * again by them. Fetched only where something older is met. docs/records.md says more.
 */
const KEPT: readonly Kept[] = [
  { game: 'aladdins-dragon', rulesVersion: 1, stateVersion: 1, load: () => import('../kept/aladdins-dragon-1.1.mjs') },
  { game: 'alhambra', rulesVersion: 1, stateVersion: 1, load: () => import('../kept/alhambra-1.1.mjs') },
  { game: 'almadi', rulesVersion: 1, stateVersion: 1, load: () => import('../kept/almadi-1.1.mjs') },
  { game: 'lantern', rulesVersion: 1, stateVersion: 1, load: () => import('../kept/lantern-1.1.mjs') },
];

/** Those of one game that something stored under these versions needs. */
export function fetchOlderRules(game: AnyGame, stored: readonly StoredVersions[]): Promise<OlderRules> {
  const older = stored.filter((versions) => !isOf(versions, game));
  return fetchRules(KEPT.filter((kept) => kept.game === game.id && older.some((versions) => isOf(versions, kept))));
}

/** For servers, which cannot know what they will be asked for. */
export const fetchAllOlderRules = (): Promise<OlderRules> => fetchRules(KEPT);

async function fetchRules(wanted: readonly Kept[]): Promise<OlderRules> {
  const rules = await Promise.all(
    wanted.map(async ({ load, rulesVersion, stateVersion }) => {
      const { game } = await load();
      return { ...game, rulesVersion, stateVersion, migrations: game.migrations ?? [] };
    }),
  );
  return (game, versions) => rules.find((kept) => kept.id === game.id && isOf(versions, kept)) ?? null;
}
