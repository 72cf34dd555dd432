import { type SeatNumber, seatEmblem } from '@majlis/art';
import type { Day } from '@majlis/daily';
import type { DailyEntry, DailyTable } from '@majlis/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { useSay } from '../../i18n.ts';
import { ApiProblem, introduce, me } from '../../play/remote/api.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { ProblemLine } from '../../ui/problem-line.tsx';
import type { KeptDay } from './kept.ts';
import { dailyTable, sendWaiting } from './send.ts';

interface ServerTableProps {
  readonly table: DailyTable | null;
  readonly sent: KeptDay['sent'];
  readonly hasResult: boolean;
}

/** Asked again once one's own result is there; null without a server, and as long as it is not wanted. */
export function useServerTable(day: Day, sent: KeptDay['sent'] | null): DailyTable | null {
  const [table, setTable] = useState<DailyTable | null>(null);
  useEffect(() => {
    if (sent !== null) dailyTable(day).then(setTable, () => setTable(null));
  }, [day, sent]);
  return table;
}

const FIRST = 4;
const AROUND = 2;

/** The people of this server; one's own result is sent as the game it was. */
export function ServerTable({ table, sent, hasResult }: ServerTableProps) {
  const say = useSay();
  const results = table?.results ?? [];
  return (
    <section className="daily-people" aria-labelledby="daily-people">
      <h2 className="display" id="daily-people">
        {say('daily.people')}
      </h2>
      {hasResult && sent === 'not-yet' && <Waiting />}
      {hasResult && sent === 'refused' && <p className="small soft">{say('daily.refused')}</p>}
      {table !== null && results.length === 0 && (
        <p className="soft small">{say('daily.nobody', { count: table.played })}</p>
      )}
      {results.length > 0 && <Entries results={results} />}
      {results.some(({ place }) => place === null) && <p className="small soft">{say('daily.otherBots')}</p>}
    </section>
  );
}

/** Sent when there is a network; and under a name. */
function Waiting() {
  const say = useSay();
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [isNamed, named] = useState(me() !== null);
  if (isNamed) return <p className="small soft">{say('daily.waiting')}</p>;
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    try {
      await introduce(String(new FormData(event.currentTarget).get('name')).trim());
      named(true);
      await sendWaiting();
    } catch (error) {
      setProblem(error instanceof ApiProblem ? error : new ApiProblem('other'));
    }
  };
  return (
    <form className="daily-name" onSubmit={(event) => void send(event)}>
      <label className="field">
        <span>{say('daily.name')}</span>
        <input name="name" required maxLength={24} autoComplete="nickname" />
      </label>
      <button type="submit" className="btn">
        {say('daily.send')}
      </button>
      {problem !== null && <ProblemLine problem={problem} />}
    </form>
  );
}

/** The first few, and those around oneself. */
function Entries({ results }: { readonly results: readonly DailyEntry[] }) {
  const say = useSay();
  const own = results.findIndex(({ id }) => id === me()?.id);
  const shown = results.flatMap((entry, i) => (i < FIRST || Math.abs(i - own) <= AROUND ? [{ entry, i }] : []));
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{say('daily.place')}</th>
          <th scope="col">{say('daily.player')}</th>
          <th scope="col">{say('daily.points.head')}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ entry: { id, name, emblem, points, place }, i }, row) => (
          <tr
            key={id}
            className={`${i === own ? 'own' : ''} ${row > 0 && shown[row - 1]!.i < i - 1 ? 'later' : ''}`}
            aria-current={i === own || undefined}
          >
            <td>{place ?? '–'}</td>
            <td>
              {emblem !== null && <Drawing box={48} art={seatEmblem(emblem as SeatNumber)} />} {name}
              {i === own && <span className="tag">{say('table.you')}</span>}
            </td>
            <td className="display">{points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
