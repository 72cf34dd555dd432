import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useLocale, useSay } from '../../i18n.ts';
import { me } from '../../play/remote/api.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Deadline } from '../home/deadline.tsx';
import { GAMES } from '../home/faces.ts';
import type { FinishedGame, MyGame } from '../home/my-games.ts';
import { badges } from '../home/scene.ts';
import { useTurnWords } from '../home/turn-words.ts';
import { useMyGames } from '../home/use-my-games.ts';
import { Devices } from './devices.tsx';
import { Emblem, EmblemChoice } from './emblem.tsx';
import { Frame } from './frame.tsx';
import { Holiday } from './holiday.tsx';
import { LentSeats } from './lent.tsx';
import { NameForm } from './name-form.tsx';
import { PlayTimes } from './play-times.tsx';
import { Statistics } from './statistics.tsx';
import { Gone, Words } from './words.tsx';
import { youApi } from './you-api.ts';

/** Somebody without an account: a name, words, devices, and all their games. */
export function You() {
  const say = useSay();
  const [name, setName] = useState(me()?.name ?? null);
  const [emblem, setEmblem] = useState<number | null>(null);
  useEffect(() => {
    if (name !== null)
      youApi.me().then(
        ({ player }) => setEmblem(player.emblem ?? null),
        () => {},
      );
  }, [name]);
  const wear = (wanted: number) => {
    setEmblem(wanted);
    youApi.emblem(wanted).catch(() => setEmblem(emblem));
  };
  if (name === null) {
    return (
      <Frame tab="games" title={say('you.nobody')} lead={say('you.nobody.lead')}>
        <div className="you-nobody niche">
          <NameForm onNamed={setName} />
          <Link className="btn" href="/you/device">
            {say('you.haveWords')}
          </Link>
        </div>
      </Frame>
    );
  }
  return (
    <Frame tab="games" title={name} lead={say('you.lead')} emblem={<Emblem emblem={emblem} />}>
      <div className="you-cols">
        <Games />
        <Statistics />
        <aside>
          <section className="niche">
            <h2 className="display">{say('you.name')}</h2>
            <NameForm onNamed={setName} />
            <EmblemChoice chosen={emblem} onChoose={wear} />
          </section>
          <Words />
          <Devices />
          <PlayTimes />
          <Holiday />
          <Gone />
        </aside>
      </div>
    </Frame>
  );
}

function Games() {
  const say = useSay();
  const { running, finished } = useMyGames();
  const waiting = running.filter(({ isYourTurn, isHere }) => isYourTurn && !isHere).length;
  return (
    <div className="you-games">
      <div className="you-line">
        <h2 className="display">{say('you.running')}</h2>
        <span className="small soft">{say('you.waiting', { count: waiting })}</span>
      </div>
      <LentSeats />
      {running.length === 0 && <p className="soft">{say('you.none')}</p>}
      <ul className="you-running">
        {running.map((game) => (
          <Running key={game.key} game={game} />
        ))}
      </ul>
      {finished.length > 0 && <h2 className="display">{say('you.finished')}</h2>}
      <ul className="you-finished">
        {finished.map((game) => (
          <Finished key={game.key} game={game} />
        ))}
      </ul>
    </div>
  );
}

const nameOf = (game: string): string => GAMES.find(({ id }) => id === game)?.name ?? game;

function Running({ game }: { readonly game: MyGame }) {
  const say = useSay();
  const isUrgent = game.isYourTurn && !game.isHere;
  const words = say(isUrgent ? 'home.toTurn' : 'home.goOn');
  return (
    <li className={isUrgent ? 'turn' : ''}>
      <Drawing box={96} art={badges[game.game] ?? ''} />
      <div>
        <b>{nameOf(game.game)}</b>
        <span>{game.names.join(', ')}</span>
        <span className="state">{useTurnWords(game)}</span>
        <Deadline game={game} />
      </div>
      <Link
        className={`btn ${isUrgent ? 'primary' : ''}`}
        href={game.href}
        aria-label={`${words}: ${nameOf(game.game)}, ${game.names.join(', ')}`}
      >
        {words}
      </Link>
    </li>
  );
}

function Finished({ game }: { readonly game: FinishedGame }) {
  const say = useSay();
  const { locale } = useLocale();
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(game.at);
  const end = game.isWon
    ? say('home.won')
    : game.winners.length === 0
      ? ''
      : say('home.wonBy', { names: new Intl.ListFormat(locale).format(game.winners) });
  return (
    <li>
      <Drawing box={96} art={badges[game.game] ?? ''} />
      <div>
        <b>{nameOf(game.game)}</b>
        <span>{game.names.join(', ')}</span>
      </div>
      <span className="small soft">{[end, date].filter(Boolean).join(' · ')}</span>
      <Link
        className="btn ghost"
        href={game.replay}
        aria-label={`${say('replay.open')}: ${nameOf(game.game)}, ${date}`}
      >
        <Icon name="play" />
      </Link>
    </li>
  );
}
