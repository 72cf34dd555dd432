import { lantern } from '@majlis/art';
import { type Day, dayAfter } from '@majlis/daily';
import { useLocale, useSay } from '../../i18n.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { type KeptDays, useDays } from './kept.ts';

const LIT = lantern();
const DARK = lantern(false);

/** The last days, oldest first. */
export function lastDays(today: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, i) => dayAfter(today, i - count + 1));
}

export const isLit = (days: KeptDays, day: Day): boolean => (days[day]?.points ?? null) !== null;

/** A lamp for each day, lit where its deal was played. */
export function Lamps({ today, count }: { readonly today: Day; readonly count: number }) {
  const say = useSay();
  const { locale } = useLocale();
  const { days } = useDays();
  const short = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <ol className="daily-lamps">
      {lastDays(today, count).map((day) => {
        const at = Date.parse(day);
        const lit = isLit(days, day);
        return (
          <li key={day} className={day === today ? 'today' : ''}>
            <Drawing box="0 0 60 106" art={lit ? LIT : DARK} />
            <span aria-hidden="true">{day === today ? say('daily.today') : short.format(at)}</span>
            <span className="vh">{say(lit ? 'daily.lamp.lit' : 'daily.lamp.dark', { day: long.format(at) })}</span>
          </li>
        );
      })}
    </ol>
  );
}
