import type { Day } from '@majlis/daily';
import { useSay } from '../../i18n.ts';
import { rowAt, useDays } from './kept.ts';
import { Lamps } from './lamps.tsx';

const SHOWN = 14;

/** Days in a row, a lamp for each. */
export function RowOfDays({ today }: { readonly today: Day }) {
  const say = useSay();
  const { days } = useDays();
  const { now, longest } = rowAt(days, today);
  return (
    <section className="daily-row niche" aria-labelledby="daily-row">
      <h2 className="display" id="daily-row">
        {say('daily.row', { count: now })}
      </h2>
      <p className="small soft">{say('daily.row.lead', { longest })}</p>
      <Lamps today={today} count={SHOWN} />
    </section>
  );
}
