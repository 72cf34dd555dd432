import { type Day, dealOf, standingAmong } from '@majlis/daily';
import type { DailyTable } from '@majlis/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useSay } from '../../i18n.ts';
import { allNotes } from '../../play/local/notes.ts';
import { me } from '../../play/remote/api.ts';
import { Icon } from '../../ui/icon.tsx';
import { Tomorrow } from './before.tsx';
import type { KeptDay } from './kept.ts';
import { ResultsPlot } from './plot.tsx';
import { ShareButton } from './share-button.tsx';
import { nextTry, playAddress, reviewOf } from './tables.ts';
import { useBots } from './use-bots.ts';
import { LEVELS_TRIED, levelPoints } from './yardstick.ts';

interface PlayedProps {
  readonly day: Day;
  readonly kept: KeptDay;
  readonly game: string;
  readonly today: Day;
  readonly table: DailyTable | null;
}

/** What became of it, among bots of every level and the people of this server. */
export function Played({ day, kept, game, today, table }: PlayedProps) {
  const say = useSay();
  const { points } = kept;
  const bots = useBots(day, points !== null);
  const others = table?.results?.filter(({ id }) => id !== me()?.id).map((entry) => entry.points) ?? [];
  return (
    <>
      <p className="daily-lead">
        {say('daily.lead')} {day === today && <Tomorrow today={today} />}
      </p>
      <section className="daily-card niche">
        {points === null ? (
          <p className="display">{say('daily.gaveUp')}</p>
        ) : (
          <>
            <p className="daily-points">
              <b className="display">{points}</b> <span>{say('daily.points', { points })}</span>
            </p>
            <Standings mine={points} bots={bots} people={others} />
          </>
        )}
        <div className="daily-ways">
          {points !== null && <ShareButton day={day} game={game} points={points} bots={bots} today={today} />}
          {points !== null && (
            <Link className="btn" href={reviewOf(day)}>
              <Icon name="zoom" /> {say('daily.review')}
            </Link>
          )}
          <Practice day={day} />
        </div>
      </section>
      {points !== null && <ResultsPlot mine={points} bots={bots} people={others} />}
      {points !== null && <Levels bots={bots} />}
      <p className="small soft daily-seed">
        <Icon name="check" /> {say('daily.seed', { seed: dealOf(day).seed.slice(0, 12) })}
      </p>
    </>
  );
}

interface StandingsProps {
  readonly mine: number;
  readonly bots: readonly number[];
  readonly people: readonly number[];
}

function Standings({ mine, bots, people }: StandingsProps) {
  const say = useSay();
  const all = standingAmong(mine, [...bots, ...people]);
  const amongBots = standingAmong(mine, bots);
  const best = Math.max(mine, ...bots, ...people);
  return (
    <dl className="daily-standings" aria-live="polite">
      <div>
        <dt>{say('daily.place')}</dt>
        <dd>{say('daily.placeOf', { place: all.place, of: all.of })}</dd>
      </div>
      <div>
        <dt>{say('daily.beaten')}</dt>
        <dd>{say('daily.beatenOf', { beaten: amongBots.beaten, of: bots.length })}</dd>
      </div>
      <div>
        <dt>{say('daily.best')}</dt>
        <dd>{best}</dd>
      </div>
    </dl>
  );
}

/** What bots of each level made of the same cards, against the same two. */
function Levels({ bots }: { readonly bots: readonly number[] }) {
  const say = useSay();
  const left = LEVELS_TRIED.length - bots.length;
  return (
    <section className="daily-levels">
      <h2 className="display">{say('daily.bots')}</h2>
      <p className="small soft">{say('daily.bots.lead')}</p>
      <dl>
        {levelPoints(bots).map(({ level, points }) => (
          <div key={level}>
            <dt>{say(`level.${level}`)}</dt>
            <dd className="display">{points}</dd>
          </div>
        ))}
      </dl>
      {left > 0 && (
        <p className="small soft" role="status">
          {say('daily.thinking', { left })}
        </p>
      )}
    </section>
  );
}

/** Another try: it changes nothing of what counted. */
function Practice({ day }: { readonly day: Day }) {
  const say = useSay();
  const [attempt, setAttempt] = useState(2);
  useEffect(() => void allNotes().then((notes) => setAttempt(nextTry(day, new Set(notes.map(({ id }) => id))))), [day]);
  return (
    <Link className="btn ghost" href={playAddress(day, attempt)}>
      {say('daily.practice')}
    </Link>
  );
}
