import { Link } from 'wouter';
import { useLocale, useSay } from '../../i18n.ts';
import { me } from '../../play/remote/api.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { Icon } from '../../ui/icon.tsx';
import { GAMES } from './faces.ts';
import type { MyGame } from './my-games.ts';
import { badges } from './scene.ts';
import './waiting.css';

const MOST = 3;
/** From here on somebody should hurry. */
const SHORT = 4 * 3_600_000;

/** For somebody who comes back: the tables that wait, the least time left first. */
export function Waiting({ games }: { readonly games: readonly MyGame[] }) {
  const say = useSay();
  return (
    <div className="waiting">
      <p className="soft">{say('home.hello', { name: me()?.name ?? '' })}</p>
      <h1 className="display">{say('home.wait', { count: games.length })}</h1>
      <ul>
        {games.slice(0, MOST).map((game, i) => (
          <WaitingTable key={game.key} game={game} isFirst={i === 0} />
        ))}
      </ul>
    </div>
  );
}

function WaitingTable({ game, isFirst }: { readonly game: MyGame; readonly isFirst: boolean }) {
  const say = useSay();
  const { locale } = useLocale();
  const name = GAMES.find(({ id }) => id === game.game)?.name ?? game.game;
  const { deadline } = game;
  const isShort = deadline !== null && deadline - Date.now() < SHORT;
  const day = { weekday: 'long', hour: '2-digit', minute: '2-digit' } as const;
  return (
    <li className={isFirst ? 'first' : ''}>
      <Drawing box={96} art={badges[game.game] ?? ''} />
      <div>
        <b className="display">{name}</b>
        <span>{game.names.join(', ')}</span>
        {deadline !== null && (
          <span className={`left ${isShort ? 'short' : ''}`}>
            <Icon name="clock" /> {say('home.until', { date: new Intl.DateTimeFormat(locale, day).format(deadline) })}
          </span>
        )}
      </div>
      <Link
        className={`btn ${isFirst ? 'primary' : ''}`}
        href={game.href}
        aria-label={`${say('home.toTurn')}: ${name}, ${game.names.join(', ')}`}
      >
        {say('home.toTurn')}
      </Link>
    </li>
  );
}
