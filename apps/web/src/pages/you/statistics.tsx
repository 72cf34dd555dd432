import type { GameStatistics, StatisticsGroup } from '@majlis/protocol';
import { useState } from 'react';
import { useLocale, useSay } from '../../i18n.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { ProblemLine } from '../../ui/problem-line.tsx';
import { GAMES } from '../home/faces.ts';
import { badges } from '../home/scene.ts';
import { medianOf, PointsPlot, RatingPlot, TimePlot } from './plots.tsx';
import { useAsked } from './use-asked.ts';
import { type NamesOf, useGameNames } from './use-game-names.ts';
import { youApi } from './you-api.ts';
import './statistics.css';

/** What finished games at this server say about how somebody plays. */
export function Statistics() {
  const say = useSay();
  const { value, problem } = useAsked(youApi.statistics);
  return (
    <section className="you-statistics" aria-labelledby="you-statistics">
      <div className="you-line">
        <h2 className="display" id="you-statistics">
          {say('you.statistics')}
        </h2>
        {value?.games.some(({ ratings }) => ratings.length > 0) && (
          <span className="small soft">{say('you.rating.band')}</span>
        )}
      </div>
      {problem !== null && <ProblemLine problem={problem} />}
      {value?.games.length === 0 && <p className="soft">{say('you.statistics.none')}</p>}
      {value?.games.map((game) => (
        <OfGame key={game.game} of={game} />
      ))}
    </section>
  );
}

function OfGame({ of }: { readonly of: GameStatistics }) {
  const say = useSay();
  const [isOpen, open] = useState(false);
  const points = of.points.map((one) => one.points);
  const rating = of.ratings.at(-1);
  const name = GAMES.find(({ id }) => id === of.game)?.name ?? of.game;
  return (
    <article className="niche you-game" aria-label={name}>
      <header>
        <Drawing box={96} art={badges[of.game] ?? ''} />
        <div>
          <h3 className="display">{name}</h3>
          <p className="small soft">
            {say('you.statistics.games', { games: of.games, share: Math.round((100 * of.wins) / of.games) })}
          </p>
        </div>
      </header>
      <div className="you-plots">
        {rating !== undefined && (
          <figure>
            <figcaption>
              {say('you.rating')} <b className="display">{rating.value}</b> <span>±{rating.margin}</span>
            </figcaption>
            <RatingPlot ratings={of.ratings} />
          </figure>
        )}
        {points.length > 0 && (
          <figure>
            <figcaption>
              {say('you.points')}{' '}
              {points.length === 1 ? <b>{points[0]}</b> : say('you.points.median', { median: medianOf(points) })}
            </figcaption>
            {points.length > 1 && <PointsPlot points={points} />}
          </figure>
        )}
      </div>
      <details onToggle={(event) => open(event.currentTarget.open)}>
        <summary>{say('you.statistics.more')}</summary>
        {isOpen && <More of={of} />}
      </details>
    </article>
  );
}

function More({ of }: { readonly of: GameStatistics }) {
  const say = useSay();
  const names = useGameNames(of);
  const points = of.points.map((one) => one.points);
  return (
    <div className="you-more">
      {points.length > 1 && (
        <figure>
          <figcaption>{say('you.points.over')}</figcaption>
          <TimePlot points={points} />
        </figure>
      )}
      <Places of={of} />
      {of.sources.length > 0 && <Sources of={of} names={names} />}
      <Groups
        title={say('you.by.seats')}
        groups={of.seats}
        nameOf={(key) => say('you.by.seats.n', { n: Number(key) })}
      />
      {of.modules.some(({ key }) => key !== 'none') && (
        <Groups title={say('you.by.modules')} groups={of.modules} nameOf={names.module} />
      )}
      <Groups title={say('you.by.company')} groups={of.company} nameOf={(key) => say(companyWords(key))} />
    </div>
  );
}

const companyWords = (key: string) =>
  key === 'people' ? 'you.by.people' : key === 'bots' ? 'you.by.bots' : 'you.by.both';

/** How often which place, by the number of seats. */
function Places({ of }: { readonly of: GameStatistics }) {
  const say = useSay();
  const most = Math.max(...of.places.map(({ seats }) => seats));
  const places = Array.from({ length: most }, (_, i) => i + 1);
  return (
    <div className="you-scroll">
      <table className="you-table">
        <caption>{say('you.places')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('you.by.seats')}</th>
            {places.map((place) => (
              <th scope="col" key={place}>
                {say('you.place', { place })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {of.places.map(({ seats, counts }) => (
            <tr key={seats}>
              <th scope="row">{seats}</th>
              {places.map((place) => (
                <td key={place}>{counts[place - 1] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Sources({ of, names }: { readonly of: GameStatistics; readonly names: NamesOf }) {
  const say = useSay();
  const { locale } = useLocale();
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const most = Math.max(...of.sources.map(({ mean }) => Math.abs(mean)), 1);
  return (
    <div>
      <h4>{say('you.sources')}</h4>
      <ul className="you-sources">
        {of.sources.map(({ source, mean }) => (
          <li key={source}>
            <span>{names.source(source)}</span>
            <span className="you-bar" aria-hidden="true">
              <i style={{ inlineSize: `${(100 * Math.max(0, mean)) / most}%` }} />
            </span>
            <b>{number.format(mean)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface GroupsProps {
  readonly title: string;
  readonly groups: readonly StatisticsGroup[];
  readonly nameOf: (key: string) => string;
}

function Groups({ title, groups, nameOf }: GroupsProps) {
  const say = useSay();
  const { locale } = useLocale();
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const share = new Intl.NumberFormat(locale, { style: 'percent' });
  return (
    <div className="you-scroll">
      <table className="you-table">
        <caption>{title}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{say('you.col.games')}</th>
            <th scope="col">{say('you.col.won')}</th>
            <th scope="col">{say('you.points')}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ key, games, wins, points }) => (
            <tr key={key}>
              <th scope="row">{nameOf(key)}</th>
              <td>{games}</td>
              <td>{share.format(wins / games)}</td>
              <td>{points === null ? '–' : number.format(points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
