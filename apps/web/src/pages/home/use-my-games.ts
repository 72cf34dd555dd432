import type { TableSummary } from '@majlis/protocol';
import { useEffect, useMemo, useState } from 'react';
import { botName } from '../../play/bot-names.ts';
import { allNotes, type KeptNote } from '../../play/local/notes.ts';
import { forget } from '../../play/local/shelf.ts';
import { api, type MyTable } from '../../play/remote/api.ts';
import { type FinishedGame, finishedGames, type MyGame, runningGames } from './my-games.ts';

export const namesOf = ({ seats }: TableSummary): string[] =>
  seats.map(({ name, kind }, seat) => name ?? (kind === 'bot' ? botName(seat) : ''));

export interface MyGames {
  readonly running: readonly MyGame[];
  readonly finished: readonly FinishedGame[];
  /** Those on the server. */
  readonly mine: readonly MyTable[];
  /** Names of all tables of this device. */
  readonly taken: ReadonlySet<string>;
  /** Deletes a game of this device. */
  drop(key: string): void;
}

/** Somebody's games, on the server and on this device. */
export function useMyGames(): MyGames {
  const [mine, setMine] = useState<readonly MyTable[]>([]);
  const [notes, setNotes] = useState<readonly KeptNote[]>([]);
  useEffect(() => {
    void allNotes().then(setNotes);
    api.myTables().then(setMine, () => setMine([]));
  }, []);
  return useMemo(
    () => ({
      running: runningGames(mine, notes, namesOf),
      finished: finishedGames(mine, notes, namesOf),
      mine,
      taken: new Set(notes.map(({ id }) => id)),
      // Only what is really deleted is gone from the list: a reload in the same moment would bring it back.
      drop: (key) => void forget(key).then(() => setNotes((all) => all.filter(({ id }) => id !== key))),
    }),
    [mine, notes],
  );
}
