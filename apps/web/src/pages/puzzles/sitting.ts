import type { Puzzle } from '@majlis/puzzles';
import { startTransition, useEffect, useState } from 'react';
import { laterParts, partsOf } from '../../games/parts.ts';
import { loadGameUi, prepareTable } from '../../games/ui.ts';
import { needMessages, say } from '../../i18n.ts';
import { botName } from '../../play/bot-names.ts';
import type { TableLink, TableMessage } from '../../play/link.ts';
import { LocalLink } from '../../play/local/local-link.ts';
import { localTableId } from '../../play/local/names.ts';
import { plainLink } from '../../play/local/plain-link.ts';
import { forget } from '../../play/local/shelf.ts';
import { wantsLessMotion } from '../../settings.ts';
import { TableStore } from '../../table/store.ts';
import { PuzzleLink } from './puzzle-link.ts';

/** A puzzle laid out on a real table. */
export interface Sitting {
  readonly store: TableStore;
  readonly link: PuzzleLink;
  /** Another table that begins here; its address. */
  playOn(): Promise<string>;
}

const BOT_PAUSE = 700;
const LEVEL = 'medium';

const searchOf = ({ seats, config, id }: Puzzle, more = ''): string => {
  const wish = new URLSearchParams({ seats: String(seats), level: LEVEL });
  for (const [key, value] of Object.entries(config as Record<string, unknown>)) wish.set(key, String(value));
  wish.set('deal', `${id}${more}`);
  return wish.toString();
};

async function layOut(puzzle: Puzzle): Promise<Sitting> {
  const { game, config, seats, seat, seed, moves } = puzzle;
  const loading = loadGameUi(game);
  if (loading === null) throw new Error(`there is no table for ${game}`);
  const local = new LocalLink();
  const first = new Promise<TableMessage>((resolve) => local.onMessage(resolve));
  const all = Array.from({ length: seats }, (_, i) => i);
  const wish = {
    game,
    config,
    seats: all.map((i) => (i === seat ? null : LEVEL)),
    names: all.map((i) => (i === seat ? say('solo.you') : botName(i))),
    pause: wantsLessMotion() ? 0 : BOT_PAUSE,
    given: { seed, opening: moves },
  };
  const id = localTableId(game, searchOf(puzzle, '-puzzle'));
  await forget(id);
  const words = needMessages(...partsOf(game, config, seats), ...laterParts(game));
  const [ui, refusal] = await Promise.all([loading, local.open(id, wish), words]);
  if (refusal !== null) throw new Error(refusal.code);
  const message = await first;
  await prepareTable(ui, message.shown);
  const plain: TableLink = plainLink(local, {
    close: () => {
      local.close();
      void forget(id);
    },
  });
  const link = new PuzzleLink(plain, message);
  const playOn = async () => {
    const search = searchOf(puzzle, `-${Date.now().toString(36)}`);
    await local.fork(id, moves.length, localTableId(game, search));
    return `/solo/${game}?${search}`;
  };
  return { store: new TableStore(link, ui, link.message), link, playOn };
}

/** Null while the table is being laid; a text when it cannot be. */
export function useSitting(puzzle: Puzzle): Sitting | string | null {
  const [sitting, setSitting] = useState<Sitting | string | null>(null);
  useEffect(() => {
    let isGone = false;
    let mine: Sitting | null = null;
    setSitting(null);
    layOut(puzzle).then(
      (laid) => {
        if (isGone) return laid.store.close();
        mine = laid;
        startTransition(() => setSitting(laid));
      },
      (error: Error) => setSitting(error.message),
    );
    return () => {
      isGone = true;
      mine?.store.close();
    };
  }, [puzzle]);
  return sitting;
}
