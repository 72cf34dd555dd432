import type { Deal } from '@majlis/daily';
import type { Seat } from '@majlis/kernel';
import { startTransition, useEffect, useState } from 'react';
import { partsOf } from '../../games/parts.ts';
import { loadGameUi, prepareTable } from '../../games/ui.ts';
import { needMessages, say } from '../../i18n.ts';
import { wantsLessMotion } from '../../settings.ts';
import { TableStore } from '../../table/store.ts';
import { botName } from '../bot-names.ts';
import type { TableMessage } from '../link.ts';
import { LocalLink } from './local-link.ts';
import { plainLink } from './plain-link.ts';

const BOT_PAUSE = 700;

export interface GivenTable {
  readonly store: TableStore;
  readonly link: LocalLink;
}

interface Wish {
  readonly deal: Deal;
  readonly seat: Seat;
  /** Under which name it is kept on this device. */
  readonly id: string;
  /** Called once the table is there, and with every message. */
  readonly onOpen?: () => void;
  readonly onMessage?: (message: TableMessage) => void;
}

/** A table whose deal others have too; null while it is being set, a text when it cannot be. */
export function useGivenTable(wish: Wish): GivenTable | string | null {
  const [opened, setOpened] = useState<GivenTable | string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name says which table it is
  useEffect(() => {
    let isGone = false;
    let mine: GivenTable | null = null;
    setOpened(null);
    open(wish).then(
      (result) => {
        if (isGone) return result.store.close();
        mine = result;
        startTransition(() => setOpened(result));
      },
      (error: Error) => setOpened(error.message),
    );
    return () => {
      isGone = true;
      mine?.store.close();
    };
  }, [wish.id]);
  return opened;
}

async function open({ deal, seat, id, onOpen, onMessage }: Wish): Promise<GivenTable> {
  const { game, config, seats, level, seed } = deal;
  const loading = loadGameUi(game);
  if (loading === null) throw new Error(`there is no table for ${game}`);
  const link = new LocalLink();
  const first = new Promise<TableMessage>((resolve) => link.onMessage(resolve));
  const all = Array.from({ length: seats }, (_, i) => i);
  const wish = {
    game,
    config,
    seats: all.map((i) => (i === seat ? null : level)),
    names: all.map((i) => (i === seat ? say('solo.you') : botName(i))),
    pause: wantsLessMotion() ? 0 : BOT_PAUSE,
    given: { seed, opening: [] },
  };
  const words = needMessages(...partsOf(game, config, seats));
  const [ui, refusal] = await Promise.all([loading, link.open(id, wish), words]);
  if (refusal !== null) throw new Error(refusal.code);
  onOpen?.();
  if (onMessage !== undefined) link.onMessage(onMessage);
  const message = await first;
  await prepareTable(ui, message.shown);
  return { store: new TableStore(plainLink(link), ui, message), link };
}
