import { type Day, dealOf, VISITOR } from '@majlis/daily';
import { startTransition, useEffect, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { partsOf } from '../../games/parts.ts';
import { loadGameUi, prepareTable } from '../../games/ui.ts';
import { needMessages, say, useSay } from '../../i18n.ts';
import { botName } from '../../play/bot-names.ts';
import type { TableMessage } from '../../play/link.ts';
import { LocalLink } from '../../play/local/local-link.ts';
import { plainLink } from '../../play/local/plain-link.ts';
import { wantsLessMotion } from '../../settings.ts';
import { LeaveSlip } from '../../table/leave-slip.tsx';
import { Opening } from '../../table/opening.tsx';
import { TableStore } from '../../table/store.ts';
import { TablePage } from '../../table/table-page.tsx';
import { GAMES } from '../home/faces.ts';
import { beginDay, endDay, giveUpDay } from './kept.ts';
import { sendWaiting } from './send.ts';
import { replayOf, tableOf } from './tables.ts';

const BOT_PAUSE = 700;

interface Opened {
  readonly store: TableStore;
  readonly link: LocalLink;
}

/** The table of a day: the first try counts, the others are practice. */
export function DailyPlay({ day }: { readonly day: Day }) {
  const say = useSay();
  const [, go] = useLocation();
  const attempt = Math.max(1, Number(new URLSearchParams(useSearch()).get('try') ?? 1) || 1);
  const opened = useDailyTable(day, attempt);
  if (opened === null || typeof opened === 'string') return <Opening problem={opened} />;
  const { store, link } = opened;
  const name = GAMES.find(({ id }) => id === dealOf(day).game)?.name ?? '';
  const giveUp = async () => {
    if (attempt === 1) giveUpDay(day);
    await link.giveUp();
  };
  const leave = () => go(`/daily/${day}`);
  return (
    <TablePage
      store={store}
      game={say(attempt === 1 ? 'daily.table' : 'daily.table.practice', { game: name })}
      onAgain={leave}
      replay={replayOf(day, attempt)}
      leaving={<LeaveSlip onNew={leave} onGiveUp={() => void giveUp()} />}
      share={
        <Link className="btn primary" href={`/daily/${day}`}>
          {say(attempt === 1 ? 'daily.toPlace' : 'daily.toDay')}
        </Link>
      }
    />
  );
}

/** Null while the table is being set; a text when it cannot be. */
function useDailyTable(day: Day, attempt: number): Opened | string | null {
  const [opened, setOpened] = useState<Opened | string | null>(null);
  useEffect(() => {
    let isGone = false;
    let mine: Opened | null = null;
    setOpened(null);
    openDaily(day, attempt).then(
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
  }, [day, attempt]);
  return opened;
}

async function openDaily(day: Day, attempt: number): Promise<Opened> {
  const { game, config, seats, level, seed } = dealOf(day);
  const loading = loadGameUi(game);
  if (loading === null) throw new Error(`there is no table for ${game}`);
  const link = new LocalLink();
  const first = new Promise<TableMessage>((resolve) => link.onMessage(resolve));
  const wish = {
    game,
    config,
    seats: Array.from({ length: seats }, (_, seat) => (seat === VISITOR ? null : level)),
    names: Array.from({ length: seats }, (_, seat) => (seat === VISITOR ? say('solo.you') : botName(seat))),
    pause: wantsLessMotion() ? 0 : BOT_PAUSE,
    given: { seed, opening: [] },
  };
  const words = needMessages(...partsOf(game, config, seats));
  const [ui, refusal] = await Promise.all([loading, link.open(tableOf(day, attempt), wish), words]);
  if (refusal !== null) throw new Error(refusal.code);
  if (attempt === 1) {
    beginDay(day, Date.now());
    link.onMessage((message) => keepEnd(day, message));
  }
  const message = await first;
  await prepareTable(ui, message.shown);
  return { store: new TableStore(plainLink(link), ui, message), link };
}

function keepEnd(day: Day, { shown: { outcome } }: TableMessage): void {
  if (outcome === null) return;
  endDay(day, outcome.scores[VISITOR]!, outcome.ranks[VISITOR]!);
  void sendWaiting();
}
