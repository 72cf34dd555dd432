import type { Seat } from '@majlis/kernel';
import { useMemo } from 'react';
import { useSay } from '../i18n.ts';
import { SeatArt } from './seat-art.tsx';
import { useTable } from './store.ts';

const KEPT = 40;

/** What happened, the newest first, in the sentences the announcer speaks. */
export function Log() {
  const say = useSay();
  const { shown, ui, telling } = useTable();
  const lines = useMemo(() => {
    const told: { key: string; seat: Seat | null; text: string }[] = [];
    const { from, entries } = shown.log;
    for (let move = entries.length - 1; move >= 0 && told.length < KEPT; move--) {
      const { seat, events } = entries[move]!;
      for (let i = events.length - 1; i >= 0; i--) {
        const text = ui.event(telling, events[i]!);
        if (text !== null) told.push({ key: `${from + move}.${i}`, seat, text });
      }
    }
    return told;
  }, [shown, ui, telling]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="log" aria-label={say('table.log')} tabIndex={0}>
      <h2 className="eyebrow">{say('table.log')}</h2>
      <ol>
        {lines.length === 0 && <li>{say('table.logEmpty')}</li>}
        {lines.map(({ key, seat, text }) => (
          <li key={key}>
            {seat === null ? <span /> : <SeatArt seat={seat} />}
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
