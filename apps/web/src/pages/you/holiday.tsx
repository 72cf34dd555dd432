import type { FormEvent } from 'react';
import { useLocale, useSay } from '../../i18n.ts';
import { ProblemLine } from '../../ui/problem-line.tsx';
import { useAsked } from './use-asked.ts';
import { youApi } from './you-api.ts';

/** The end of a day, as somebody who names it means it. */
const endOfDay = (day: string): number => new Date(`${day}T23:59:59`).getTime();
const dayOf = (at: number): string => {
  const date = new Date(at);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((n) => String(n).padStart(2, '0')).join('-');
};
const DAY = 86_400_000;

/** Away for a while: the clocks rest. */
export function Holiday() {
  const say = useSay();
  const { locale } = useLocale();
  const { value, problem, change } = useAsked(youApi.holiday);
  const until = value?.until ?? null;
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const day = String(new FormData(event.currentTarget).get('until'));
    void change(youApi.goOnHoliday(endOfDay(day)));
  };
  const date = until === null ? '' : new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(until);
  return (
    <section className="niche">
      <h2 className="display">{say('you.holiday')}</h2>
      {until === null ? (
        <>
          <p className="small soft">{say('you.holiday.lead')}</p>
          <form className="you-form" onSubmit={go}>
            <label className="field">
              <span>{say('you.holiday.until')}</span>
              <input
                name="until"
                type="date"
                required={true}
                min={dayOf(Date.now())}
                max={dayOf(Date.now() + 29 * DAY)}
                defaultValue={dayOf(Date.now() + 7 * DAY)}
              />
            </label>
            <button type="submit" className="btn">
              {say('you.holiday.go')}
            </button>
          </form>
        </>
      ) : (
        <>
          <p role="status">{say('you.holiday.on', { date })}</p>
          <button type="button" className="btn primary" onClick={() => void change(youApi.goOnHoliday(null))}>
            {say('you.holiday.back')}
          </button>
        </>
      )}
      {problem !== null && <ProblemLine problem={problem} />}
    </section>
  );
}
