import { useSay } from '../../i18n.ts';
import { ProblemLine } from '../../ui/problem-line.tsx';
import { clockOf, hereZone, minutesOf } from './hours.ts';
import { useAsked } from './use-asked.ts';
import { type PlayTimes as Times, youApi } from './you-api.ts';

const USUAL = { from: 8 * 60, to: 22 * 60 };

/** At night the clock stands. */
export function PlayTimes() {
  const say = useSay();
  const { value, problem, change } = useAsked(youApi.playTimes);
  const times = value?.times ?? null;
  const set = (next: Times | null) => void change(youApi.setPlayTimes(next));
  const field = (end: 'from' | 'to') => (
    <label className="field">
      <span>{say(`you.playTimes.${end}`)}</span>
      <input
        type="time"
        value={clockOf(times![end])}
        onChange={(event) =>
          event.target.value !== '' && set({ ...times!, zone: hereZone(), [end]: minutesOf(event.target.value) })
        }
      />
    </label>
  );
  return (
    <section className="niche">
      <h2 className="display">{say('you.playTimes')}</h2>
      <label className="check">
        <input
          type="checkbox"
          checked={times !== null}
          onChange={(event) => set(event.target.checked ? { zone: hereZone(), ...USUAL } : null)}
        />
        <b>{say('you.playTimes.on')}</b>
      </label>
      <p className="small soft">{say('you.playTimes.lead')}</p>
      {times !== null && (
        <>
          <div className="you-form">
            {field('from')}
            {field('to')}
          </div>
          <p className="small mute">{say('notices.zone', { zone: times.zone })}</p>
        </>
      )}
      {problem !== null && <ProblemLine problem={problem} />}
    </section>
  );
}
