import { Link } from 'wouter';
import { useSay } from '../../i18n.ts';
import { me } from '../../play/remote/api.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Deadline } from './deadline.tsx';
import { GAMES } from './faces.ts';
import type { MyGame } from './my-games.ts';
import { badges } from './scene.ts';
import { useTurnWords } from './turn-words.ts';
import './waiting.css';

/** So many tables stand first on home. */
export const MOST_WAITING = 3;

const isUrgent = ({ isYourTurn, isHere }: MyGame): boolean => isYourTurn && !isHere;

/** For somebody who comes back: the tables under way, those that wait for them first, and whose turn it is. */
export function Waiting({ games }: { readonly games: readonly MyGame[] }) {
  const say = useSay();
  const name = me()?.name ?? '';
  const count = games.filter(isUrgent).length;
  return (
    <div className="waiting">
      {name !== '' && <p className="soft">{say('home.hello', { name })}</p>}
      <h1 className="display">{count > 0 ? say('home.wait', { count }) : say('home.yours')}</h1>
      <ul>
        {games.slice(0, MOST_WAITING).map((game, i) => (
          <WaitingTable key={game.key} game={game} isFirst={i === 0} />
        ))}
      </ul>
      <Link className="btn learn-here" href="/learn">
        <Icon name="book" /> {say('home.learn')}
      </Link>
    </div>
  );
}

function WaitingTable({ game, isFirst }: { readonly game: MyGame; readonly isFirst: boolean }) {
  const say = useSay();
  const turn = useTurnWords(game);
  const name = GAMES.find(({ id }) => id === game.game)?.name ?? game.game;
  const words = say(isUrgent(game) ? 'home.toTurn' : 'home.goOn');
  return (
    <li className={isFirst ? 'first' : ''}>
      <Drawing box={96} art={badges[game.game] ?? ''} />
      <div>
        <b className="display">{name}</b>
        <span>{game.names.join(', ')}</span>
        {turn !== '' && <span className={isUrgent(game) ? 'yours' : ''}>{turn}</span>}
        <Deadline game={game} />
      </div>
      <Link
        className={`btn ${isFirst ? 'primary' : ''}`}
        href={game.href}
        aria-label={`${words}: ${name}, ${game.names.join(', ')}`}
      >
        {words}
      </Link>
    </li>
  );
}
