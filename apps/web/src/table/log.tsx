import { useMemo } from 'react';
import { useSay } from '../i18n.ts';
import { SeatArt } from './seat-art.tsx';
import { useTable } from './store.ts';

const KEPT = 40;

/** What happened, the newest first, in the same sentences a screen reader hears. */
export function Log() {
  const say = useSay();
  const { shown, ui, telling } = useTable();
  const lines = useMemo(() => {
    const told = shown.log.entries.flatMap(({ seat, events }, move) =>
      events.flatMap((event, i) => {
        const text = ui.event(telling, event);
        return text === null ? [] : [{ key: `${shown.log.from + move}.${i}`, seat, text }];
      }),
    );
    return told.slice(-KEPT).reverse();
  }, [shown, ui, telling]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="log" aria-label={say('table.log')} tabIndex={0}>
      <h2 className="eyebrow">{say('table.log')}</h2>
      <ol aria-live="polite" aria-relevant="additions">
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
