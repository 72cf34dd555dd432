import type { Json } from '@majlis/kernel';
import { lazy, Suspense, startTransition, useEffect, useState } from 'react';
import { useLocation, useParams, useSearch } from 'wouter';
import { laterParts, partsOf } from '../../games/parts.ts';
import { loadGameUi, prepareTable } from '../../games/ui.ts';
import { needMessages, say, withWords } from '../../i18n.ts';
import { botName } from '../../play/bot-names.ts';
import type { TableMessage } from '../../play/link.ts';
import { LocalLink } from '../../play/local/local-link.ts';
import { freshSearch, localTableId } from '../../play/local/names.ts';
import { LeaveSlip } from '../../table/leave-slip.tsx';
import { Opening } from '../../table/opening.tsx';
import { TableStore } from '../../table/store.ts';
import { TablePage } from '../../table/table-page.tsx';
import { GAMES } from '../home/faces.ts';
import { NotFound } from '../not-found.tsx';

// Not before there is something to share.
const ShareGame = lazy(async () => ({
  default: (await withWords(import('../../replay/share-game.tsx'), 'around')).ShareGame,
}));

/** Long enough to see what a bot did; nobody who wants no motion is made to wait for it. */
const BOT_PAUSE = 700;

/** A game alone against bots, on this device. The same address goes on with the same game. */
export function Solo() {
  const { game: id = '' } = useParams();
  const search = useSearch();
  const [, go] = useLocation();
  const face = GAMES.find((game) => game.id === id);
  const store = useLocalTable(id, search);
  if (face === undefined || store === 'unknown') return <NotFound />;
  if (store === null || typeof store === 'string') return <Opening problem={store} game={id} />;
  return (
    <TablePage
      store={store}
      game={face.name}
      onAgain={() => go(`/solo/${id}?${freshSearch(search)}`)}
      replay={`/solo/${id}/replay?${search}`}
      leaving={
        <LeaveSlip
          onNew={() => go(`/solo/${id}?${freshSearch(search)}`)}
          onGiveUp={() => void (store.link as LocalLink).giveUp()}
        />
      }
      share={
        <Suspense>
          <ShareGame id={localTableId(id, search)} finished={() => (store.link as LocalLink).finished()} />
        </Suspense>
      }
    />
  );
}

/** Null while the table is being set; a text when it cannot be. */
function useLocalTable(game: string, search: string): TableStore | string | null {
  const [store, setStore] = useState<TableStore | string | null>(null);
  useEffect(() => {
    let isGone = false;
    let opened: TableStore | null = null;
    setStore(null);
    void openLocalTable(game, search).then((result) => {
      if (isGone && typeof result !== 'string') result.close();
      if (isGone) return;
      opened = typeof result === 'string' ? null : result;
      startTransition(() => setStore(result));
    });
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [game, search]);
  return store;
}

async function openLocalTable(game: string, search: string): Promise<TableStore | string> {
  const loading = loadGameUi(game);
  if (loading === null) return 'unknown';
  const wish = readWish(search);
  const link = new LocalLink();
  const first = new Promise<TableMessage>((resolve) => link.onMessage(resolve));
  // The cards are dealt while the table is still being fetched.
  const opening = link.open(localTableId(game, search), { game, ...wish });
  const words = needMessages(...partsOf(game, wish.config, wish.seats.length));
  const [ui, refusal] = await Promise.all([loading, opening, words]);
  if (refusal !== null) {
    link.close();
    await needMessages(...laterParts(game));
    return refusal.code;
  }
  const message = await first;
  // A game that goes on may have begun with other modules than the address names.
  await prepareTable(ui, message.shown);
  return new TableStore(link, ui, message, wish.seats.filter((bot) => bot === null).length > 1);
}

/** `seats=3&people=1&level=medium&modules=a,b&option=value`: what is not known to the game is refused by it. */
function readWish(search: string) {
  const wish = new URLSearchParams(search);
  const count = Number(wish.get('seats') ?? 3);
  const level = wish.get('level') ?? 'medium';
  const config: Record<string, Json> = {};
  for (const [key, value] of wish) {
    if (key === 'modules') config['modules'] = value.split(',').filter((id) => id !== '');
    else if (!['seats', 'people', 'level', 'deal', 'names', 'daily'].includes(key)) config[key] = readOption(value);
  }
  const people = Number(wish.get('people') ?? 1);
  const seats = Array.from({ length: count }, (_, seat) => (seat < people ? null : level));
  const chosen = (wish.get('names') ?? '').split(',');
  const personName = (seat: number): string => {
    if (people === 1) return say('solo.you');
    return chosen[seat]?.trim().slice(0, 24) || say('solo.player', { number: seat + 1 });
  };
  const names = seats.map((bot, seat) => (bot === null ? personName(seat) : botName(seat)));
  const pause = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : BOT_PAUSE;
  return { config, seats, names, pause };
}

function readOption(value: string): Json {
  try {
    return JSON.parse(value) as Json;
  } catch {
    return value;
  }
}
