import { useState } from 'react';
import { useSay } from '../i18n.ts';
import { useTable } from './store.ts';

const KEPT_MOVES = 12;

/** Each move as it happens, in the sentences of the log, for those who hear the table. */
export function Announcer() {
  const say = useSay();
  const { shown, ui, telling } = useTable();
  const { from, entries } = shown.log;
  const now = from + entries.length;
  const [start, begin] = useState(now);
  // A move taken back and made again is news again.
  if (now < start) begin(now);
  const first = Math.max(start - from, entries.length - KEPT_MOVES, 0);
  const lines = entries.slice(first).flatMap(({ events }, move) =>
    events.flatMap((event, i) => {
      const text = ui.event(telling, event);
      return text === null ? [] : [{ key: `${from + first + move}.${i}`, text }];
    }),
  );
  return (
    <div className="vh" role="log" aria-label={say('table.news')}>
      {lines.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}
