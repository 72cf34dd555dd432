import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { GameRecord } from '@majlis/kernel';
import type { Entry, Snapshot } from '../../src/index.ts';

/** A game as a release has stored it: the whole journal, positions kept beside it, and the record with every hash. */
export interface StoredGame {
  readonly game: string;
  readonly name: string;
  readonly journal: readonly Entry[];
  /** Those a server keeps every so many entries. */
  readonly snapshots: readonly Snapshot[];
  /** Moments at which somebody could have left: what is under way, and the position a server keeps when it closes. */
  readonly moments: readonly { readonly seq: number; readonly asks: string; readonly snapshot: Snapshot }[];
  readonly record: GameRecord;
}

/** One folder for each release; what lies in it is never written again. */
export const STORED = new URL('../../../../fixtures/stored/', import.meta.url);

export function writeStored(release: string, stored: StoredGame): void {
  const folder = new URL(`${release}/${stored.game}/`, STORED);
  mkdirSync(folder, { recursive: true });
  const file = new URL(`${stored.name}.json.gz`, folder);
  if (existsSync(file)) throw new Error(`${release}/${stored.game}/${stored.name} is kept already`);
  writeFileSync(file, gzipSync(JSON.stringify(stored), { level: 9 }));
}

export interface StoredFile {
  readonly release: string;
  readonly game: string;
  readonly name: string;
  read(): StoredGame;
}

const names = (folder: URL): string[] => readdirSync(folder).filter((name) => !name.includes('.md'));

export function storedFiles(): StoredFile[] {
  return names(STORED).flatMap((release) =>
    names(new URL(`${release}/`, STORED)).flatMap((game) => {
      const folder = new URL(`${release}/${game}/`, STORED);
      return names(folder).map((file) => ({
        release,
        game,
        name: file.replace('.json.gz', ''),
        read: () => JSON.parse(gunzipSync(readFileSync(new URL(file, folder))).toString('utf8')) as StoredGame,
      }));
    }),
  );
}
