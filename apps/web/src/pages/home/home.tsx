import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useSay } from '../../i18n.ts';
import { LEVELS, USUAL_LEVEL } from '../../play/levels.ts';
import { unusedSearch } from '../../play/local/names.ts';
import { Floor } from '../../ui/defs.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { DailyCard } from './daily-card.tsx';
import { GAMES, type GameFace } from './faces.ts';
import './home.css';
import './narrow.css';
import { HotSeatNames, keptNames } from './hot-seat-names.tsx';
import type { MyGame } from './my-games.ts';
import { PuzzlesCard } from './puzzles-card.tsx';
import { doors, scene, sceneDefs } from './scene.ts';
import { Segments } from './segments.tsx';
import { Tables } from './tables.tsx';
import { type MyGames, useMyGames } from './use-my-games.ts';
import { Waiting } from './waiting.tsx';
import { WithFriends } from './with-friends.tsx';

const SCENE = scene(true);
const SCENE_SMALL = scene(false);

export function Home() {
  const say = useSay();
  const [chosen, choose] = useState(GAMES[0]!);
  const games = useMyGames();
  const isBack = games.running.length > 0;
  return (
    <div className={`court home ${isBack ? 'back' : ''}`}>
      <Floor pattern="p-girih8" />
      <Sky />
      <TopBar />
      <main id="content">
        <section className="hero">
          <Drawing fit="cover" className="scene dk" box="0 0 1440 640" art={SCENE} />
          <Drawing fit="cover" className="scene ph" box="158 66 404 574" art={SCENE_SMALL} />
          {isBack ? <Waiting games={games.running} /> : <Pitch />}
          <Doors chosen={chosen} onChoose={choose} />
        </section>
        <PlayBar key={chosen.id} entry={chosen} games={games} />
        <nav className="home-alone" aria-label={say('home.alone')}>
          <DailyCard />
          <PuzzlesCard />
          <Link className="daily-link niche" href="/duplicate">
            <Icon name="cards" />
            <span>
              <b className="display">{say('home.duplicate')}</b>
              <span className="small soft">{say('home.duplicate.lead')}</span>
            </span>
          </Link>
        </nav>
        <div className="low">
          <WithFriends game={chosen.id} />
          <Tables games={games} />
        </div>
      </main>
    </div>
  );
}

function Sky() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text comes from our own drawing functions */}
      <defs dangerouslySetInnerHTML={{ __html: sceneDefs }} />
    </svg>
  );
}

function Pitch() {
  const say = useSay();
  return (
    <div className="pitch">
      <p className="ar" lang="ar" dir="rtl">
        مجلس
      </p>
      <h1 className="display">
        {say('home.pitch.first')}
        <br />
        {say('home.pitch.second')}
      </h1>
      <p className="lead">{say('home.lead')}</p>
      <Link className="btn learn-here" href="/learn">
        <Icon name="book" /> {say('home.learn')}
      </Link>
    </div>
  );
}

interface DoorsProps {
  readonly chosen: GameFace;
  readonly onChoose: (entry: GameFace) => void;
}

function Doors({ chosen, onChoose }: DoorsProps) {
  const say = useSay();
  return (
    <fieldset className="doors">
      <legend className="vh">{say('home.choose')}</legend>
      {GAMES.map((entry) => {
        const { id, seats, minutes } = entry;
        const isChosen = entry === chosen;
        return (
          <label key={id} className={`door ${id} ${isChosen ? 'on' : ''}`}>
            <input className="vh" type="radio" name="game" checked={isChosen} onChange={() => onChoose(entry)} />
            <Drawing box="0 0 220 330" art={doors[id] ?? ''} />
            <span className="lb">
              <b className="display">{entry.name}</b>
              <span>{say(entry.line)}</span>
              <em>{say('game.players', { ...seats, minutes })}</em>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

function PlayBar({ entry, games }: { readonly entry: GameFace; readonly games: MyGames }) {
  const say = useSay();
  const [, go] = useLocation();
  const { min, max } = entry.seats;
  const [seats, setSeats] = useState(Math.max(min, 3));
  const [level, setLevel] = useState(USUAL_LEVEL);
  const [people, setPeople] = useState(1);
  const [isAsking, ask] = useState(false);
  const open = games.running.find(({ isHere, game }) => isHere && game === entry.id) ?? null;
  const begin = () => {
    const here = Math.min(people, seats);
    const called = here === 1 ? '' : `&names=${encodeURIComponent(keptNames(here).join(','))}`;
    const wish = `seats=${seats}&people=${here}&level=${level}${called}`;
    go(`/solo/${entry.id}?${unusedSearch(entry.id, wish, games.taken)}`);
  };
  const choices = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return (
    <section className="playbar" aria-label={say('home.play')}>
      <div className="who">
        <b className="display">{say('home.now', { game: entry.name })}</b>
        <span className="small soft">
          {people === 1
            ? say('home.company', { bots: seats - 1 })
            : say('home.hotSeat', { people, bots: seats - people })}
        </span>
      </div>
      <Segments legend={say('home.bots')} options={LEVELS} chosen={level} onChoose={setLevel}>
        {(id) => say(`level.${id}`)}
      </Segments>
      <Segments legend={say('home.seats')} options={choices} chosen={seats} onChoose={setSeats}>
        {(n) => n}
      </Segments>
      <Segments
        legend={say('home.people')}
        options={Array.from({ length: seats }, (_, i) => i + 1)}
        chosen={Math.min(people, seats)}
        onChoose={setPeople}
      >
        {(n) => n}
      </Segments>
      {people > 1 && <HotSeatNames count={Math.min(people, seats)} />}
      {isAsking && open !== null ? (
        <GoOnOrBegin open={open} onBegin={begin} />
      ) : (
        <button type="button" className="btn primary big" onClick={() => (open === null ? begin() : ask(true))}>
          <Icon name="play" /> {say('home.play')}
        </button>
      )}
    </section>
  );
}

/** The button that asked has made room for this one. */
const focusOn = (link: HTMLAnchorElement | null): void => link?.focus();

/** A game of this kind is open on this device: nobody loses it by starting another, nor lands in it unasked. */
function GoOnOrBegin({ open, onBegin }: { readonly open: MyGame; readonly onBegin: () => void }) {
  const say = useSay();
  return (
    <fieldset className="go-on">
      <legend>{say('home.openGame', { moves: open.moves ?? 0 })}</legend>
      <Link ref={focusOn} className="btn primary big" href={open.href}>
        <Icon name="play" /> {say('home.goOnWith')}
      </Link>
      <button type="button" className="btn big" onClick={onBegin}>
        {say('leave.new')}
      </button>
    </fieldset>
  );
}
