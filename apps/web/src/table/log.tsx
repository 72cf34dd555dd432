import type { Json, Seat, ShownEvent } from '@majlis/kernel';
import { useMemo } from 'react';
import type { GameUi, Telling } from '../games/ui.ts';
import { hasWords, useSay } from '../i18n.ts';
import type { Fall } from './falls.ts';
import { SeatArt } from './seat-art.tsx';
import { useTable } from './store.ts';

const KEPT = 40;

/** Whoever it happened to, which need not be whoever moved. */
function actorOf({ event }: ShownEvent<Json>): Seat | null {
  const seat = (event as { readonly seat?: Json } | null)?.seat;
  return typeof seat === 'number' ? seat : null;
}

function fallText(ui: GameUi, telling: Telling, { seat, by, why }: Fall): string {
  const { say, nameOf } = telling;
  const sources = why.map(({ line, by: less }) => `${ui.source(telling, line)} −${less}`).join(', ');
  return say('table.fell', { name: nameOf(seat), points: by, why: sources });
}

/** A name at the beginning of a sentence may be "you". */
export const asSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What happened, the newest first, in the sentences the announcer speaks. */
export function Log() {
  const say = useSay();
  const { shown, ui, telling, solo, falls } = useTable();
  const lines = useMemo(() => {
    const told: { key: string; seat: Seat | null; text: string; event?: ShownEvent<Json> }[] = [];
    const { from, entries } = shown.log;
    for (let move = entries.length - 1; move >= 0 && told.length < KEPT; move--) {
      const { seat, events } = entries[move]!;
      for (const fall of hasWords('table.fell') ? falls.filter(({ moves }) => moves === from + move) : []) {
        told.push({ key: `${from + move}.fall.${fall.seat}`, seat: fall.seat, text: fallText(ui, telling, fall) });
      }
      for (let i = events.length - 1; i >= 0; i--) {
        const text = ui.event(telling, events[i]!);
        if (text === null || text === '') continue;
        told.push({ key: `${from + move}.${i}`, seat: actorOf(events[i]!) ?? seat, text, event: events[i]! });
      }
    }
    return told;
  }, [shown, ui, telling, falls]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="log" aria-label={say('table.log')} tabIndex={0}>
      <h2 className="eyebrow">{say('table.log')}</h2>
      {solo?.hasTakeBacks === true && <p className="tag">{say('table.takeBack.mark')}</p>}
      <ol>
        {shown.log.entries.length === 0 && <li>{say('table.logEmpty')}</li>}
        {lines.map(({ key, seat, text, event }) => (
          <li key={key}>
            {seat === null ? <span /> : <SeatArt seat={seat} />}
            <span>{(event && ui.line?.(telling, event, asSentence(text))) ?? asSentence(text)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
