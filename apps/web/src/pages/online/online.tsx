import type { Part } from '@majlis/i18n';
import type { Json } from '@majlis/kernel';
import type { TableSummary } from '@majlis/protocol';
import { lazy, Suspense, startTransition, useCallback, useEffect, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { partsOf } from '../../games/parts.ts';
import { loadGameUi, prepareTable } from '../../games/ui.ts';
import { needMessages, useSay, withWords } from '../../i18n.ts';
import type { TableMessage } from '../../play/link.ts';
import { ApiProblem, api, ownSeatAt } from '../../play/remote/api.ts';
import { type Connection, RemoteLink } from '../../play/remote/remote-link.ts';
import { TableStore } from '../../table/store.ts';
import { TablePage } from '../../table/table-page.tsx';
import { Floor } from '../../ui/defs.tsx';
import { ProblemLine } from '../../ui/problem-line.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { MatchBack } from '../duplicate/lazy-back.ts';
import { GAMES } from '../home/faces.ts';
import './online.css';

// Who comes to a running game needs none of them at once.
const Ended = lazy(async () => ({ default: (await withWords(import('./ended.tsx'), 'around')).Ended }));
const Watching = lazy(async () => ({ default: (await withWords(import('./watching.tsx'), 'slips')).Watching }));
const Recap = lazy(async () => ({ default: (await withWords(import('../../table/recap/recap.tsx'), 'around')).Recap }));
const Lobby = lazy(async () => ({ default: (await withWords(import('./lobby.tsx'), 'around')).Lobby }));

/** A table on the server: the lobby before the deal, then the game. */
export function Online() {
  const { table: id = '' } = useParams();
  const { summary, problem, refresh } = useSummary(id);
  if (problem?.code === 'no-such-table' || problem?.code === 'bad-request')
    return <Ended code="unknown-table" table={id} />;
  if (summary === null) {
    return (
      <div className="court">
        <Floor pattern="p-girih8" />
        <TopBar />
        <main className="sorry" id="content">
          {problem !== null && <ProblemLine problem={problem} />}
        </main>
      </div>
    );
  }
  if (summary.phase === 'gathering') return <Lobby summary={summary} onChange={refresh} />;
  return <LiveTable key={id} summary={summary} />;
}

const POLL = 3000;

function useSummary(id: string) {
  const [summary, setSummary] = useState<TableSummary | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const refresh = useCallback(() => {
    api.table(id).then(
      (found) => {
        setSummary(found);
        setProblem(null);
      },
      (error) => setProblem(error instanceof ApiProblem ? error : new ApiProblem('other')),
    );
  }, [id]);
  const isGathering = summary === null || summary.phase === 'gathering';
  useEffect(() => {
    refresh();
    if (!isGathering) return;
    const timer = setInterval(refresh, POLL);
    return () => clearInterval(timer);
  }, [refresh, isGathering]);
  return { summary, problem, refresh };
}

function LiveTable({ summary }: { readonly summary: TableSummary }) {
  const [, go] = useLocation();
  const [store, setStore] = useState<TableStore | null>(null);
  const [connection, setConnection] = useState<Connection>({ kind: 'opening' });
  const parts = partsOf(summary.game, summary.config as Json, summary.seats.length).join(' ');
  const token = ownSeatAt(summary)?.token ?? null;
  useEffect(() => {
    const link = new RemoteLink(summary.id, token);
    const stop = link.onConnection(setConnection);
    let isGone = false;
    const first = new Promise<TableMessage>((resolve) => link.onMessage(resolve));
    const known = needMessages(...(parts.split(' ') as Part[]));
    void Promise.all([loadGameUi(summary.game), first, known]).then(async ([ui, message]) => {
      if (ui === null) return;
      await prepareTable(ui, message.shown);
      if (!isGone) startTransition(() => setStore(new TableStore(link, ui, message)));
    });
    return () => {
      isGone = true;
      stop();
      link.close();
    };
  }, [summary.id, summary.game, parts, token]);
  const name = GAMES.find(({ id }) => id === summary.game)?.name ?? summary.game;
  if (connection.kind === 'ended') return <Ended code={connection.code} table={summary.id} summary={summary} />;
  return (
    <>
      <ConnectionLine connection={connection} />
      {store !== null && (
        <TablePage
          store={store}
          game={name}
          onAgain={() => go(`/new/${summary.game}`)}
          replay={`/t/${summary.id}/replay`}
          share={
            summary.match == null ? null : (
              <Suspense>
                <MatchBack match={summary.match} />
              </Suspense>
            )
          }
          notices={
            <>
              <Suspense>
                <Watching summary={summary} />
              </Suspense>
              <Suspense>
                <Recap table={summary.id} />
              </Suspense>
            </>
          }
        />
      )}
    </>
  );
}

function ConnectionLine({ connection }: { readonly connection: Connection }) {
  const say = useSay();
  if (connection.kind !== 'lost') return null;
  return (
    <p className="connection" role="alert">
      {connection.isDrained ? say('live.drain') : say('live.lost', { waiting: connection.waiting })}
    </p>
  );
}
