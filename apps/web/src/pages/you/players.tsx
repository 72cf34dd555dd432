import { useCallback, useState } from 'react';
import { useSay } from '../../i18n.ts';
import { me } from '../../play/remote/api.ts';
import { ProblemLine } from '../../ui/problem-line.tsx';
import { GAMES } from '../home/faces.ts';
import { Emblem } from './emblem.tsx';
import { Frame } from './frame.tsx';
import { useAsked } from './use-asked.ts';
import { youApi } from './you-api.ts';
import './statistics.css';

/** Who plays rated games at this server, and how well. */
export function Players() {
  const say = useSay();
  const [game, choose] = useState<string>(GAMES[0]!.id);
  return (
    <Frame tab="players" title={say('you.players')} lead={say('you.players.lead')}>
      <div className="you-players">
        <fieldset className="you-tabs">
          <legend className="vh">{say('you.players.game')}</legend>
          {GAMES.map(({ id, name }) => (
            <button key={id} type="button" aria-pressed={id === game} onClick={() => choose(id)}>
              {name}
            </button>
          ))}
        </fieldset>
        <OfGame key={game} game={game} />
      </div>
    </Frame>
  );
}

function OfGame({ game }: { readonly game: string }) {
  const say = useSay();
  const { value, problem } = useAsked(useCallback(() => youApi.players(game), [game]));
  if (problem !== null) return <ProblemLine problem={problem} />;
  if (value === null) return null;
  if (value.players.length === 0) return <p className="soft">{say('you.players.none')}</p>;
  return (
    <div className="you-scroll">
      <table className="you-table">
        <caption className="vh">{say('you.players')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('you.name')}</th>
            <th scope="col">{say('you.rating')}</th>
            <th scope="col">{say('you.col.games')}</th>
          </tr>
        </thead>
        <tbody>
          {value.players.map(({ id, name, emblem, value: rating, margin, games }, i) => (
            <tr key={id} className={id === me()?.id ? 'me' : ''}>
              <th scope="row">
                <span className="you-player">
                  <span>{i + 1}</span>
                  <Emblem emblem={emblem} />
                  <span>{name}</span>
                </span>
              </th>
              <td>
                {rating} <span className="soft">±{margin}</span>
              </td>
              <td>{games}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
