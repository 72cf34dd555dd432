import { type Day, dealOf, VISITOR } from '@majlis/daily';
import { Link, useLocation, useSearch } from 'wouter';
import { useSay } from '../../i18n.ts';
import type { TableMessage } from '../../play/link.ts';
import { useGivenTable } from '../../play/local/given-table.ts';
import { LeaveSlip } from '../../table/leave-slip.tsx';
import { Opening } from '../../table/opening.tsx';
import { TablePage } from '../../table/table-page.tsx';
import { GAMES } from '../home/faces.ts';
import { beginDay, endDay, giveUpDay } from './kept.ts';
import { sendWaiting } from './send.ts';
import { replayOf, tableOf } from './tables.ts';

/** The table of a day: the first try counts, the others are practice. */
export function DailyPlay({ day }: { readonly day: Day }) {
  const say = useSay();
  const [, go] = useLocation();
  const attempt = Math.max(1, Number(new URLSearchParams(useSearch()).get('try') ?? 1) || 1);
  const isFirst = attempt === 1;
  const opened = useGivenTable({
    deal: dealOf(day),
    seat: VISITOR,
    id: tableOf(day, attempt),
    ...(isFirst
      ? { onOpen: () => beginDay(day, Date.now()), onMessage: (message: TableMessage) => keepEnd(day, message) }
      : {}),
  });
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

function keepEnd(day: Day, { shown: { outcome } }: TableMessage): void {
  if (outcome === null) return;
  endDay(day, outcome.scores[VISITOR]!, outcome.ranks[VISITOR]!);
  void sendWaiting();
}
