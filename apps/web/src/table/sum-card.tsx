import { useSay } from '../i18n.ts';
import type { Picked } from './score-sheet.tsx';
import { useTable } from './store.ts';

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** How a number of the sheet came about, line by line. */
export function SumCard({ picked }: { readonly picked: Picked }) {
  const say = useSay();
  const { ui, telling } = useTable();
  const { name, label, lines } = picked;
  const sum = lines.reduce((total, { points }) => total + points, 0);
  const isManyRounds = new Set(lines.map(({ round }) => round)).size > 1;
  return (
    <section className="sum-card niche" aria-live="polite" aria-label={`${name}, ${label}`}>
      <h3 className="display">
        {name}, {label}
      </h3>
      <dl>
        {lines.map((line, i) => {
          const round = isManyRounds ? `${say('table.round', { round: line.round })} ` : '';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a sheet can be alike
            <div key={i}>
              <dt>{`${round}${ui.sum?.(telling, line) ?? (isManyRounds ? '' : label)}`}</dt>
              <dd>{signed(line.points)}</dd>
            </div>
          );
        })}
        <div className="all">
          <dt>{say('table.total')}</dt>
          <dd>{sum}</dd>
        </div>
      </dl>
    </section>
  );
}
