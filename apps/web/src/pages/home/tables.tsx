import { modulePart, type Part } from '@majlis/i18n';
import type { Json } from '@majlis/kernel';
import type { TableSummary } from '@majlis/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { modulesOf } from '../../games/parts.ts';
import { hasWords, needMessages, useLocale, useSay } from '../../i18n.ts';
import { api } from '../../play/remote/api.ts';
import { Confirmed } from '../../ui/confirmed.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { Icon } from '../../ui/icon.tsx';
import { moduleWords } from '../new-table/words.ts';
import { clockWords } from '../online/clock-words.ts';
import { GAMES } from './faces.ts';
import type { FinishedGame, MyGame } from './my-games.ts';
import { badges } from './scene.ts';
import { useTurnWords } from './turn-words.ts';
import { type MyGames, namesOf } from './use-my-games.ts';
import { MOST_WAITING } from './waiting.tsx';

/** Mine first, then those anybody may join, then what is over. Without a server there are those of this device. */
export function Tables({ games }: { readonly games: MyGames }) {
  const say = useSay();
  const { running, finished, mine, drop } = games;
  const [open, setOpen] = useState<readonly TableSummary[] | null>(null);
  useEffect(() => {
    api.tables().then(
      ({ tables }) => setOpen(tables),
      () => setOpen(null),
    );
  }, []);
  // What stands first on the page already is not said twice; a game of this device can be cleared away here.
  const rest = running.filter(({ isHere }, i) => i >= MOST_WAITING || isHere);
  const others = open?.filter(({ id }) => !mine.some((table) => table.id === id)) ?? null;
  return (
    <section className="open">
      <List title={say('home.yours')} items={rest}>
        {(game) => <Running key={game.key} game={game} onDrop={drop} />}
      </List>
      {others !== null && (
        <>
          <h2 className="display">{say('home.open')}</h2>
          {others.length === 0 && <p className="soft">{say('home.open.empty')}</p>}
          <ul>
            {others.map((table) => (
              <OpenTable key={table.id} table={table} />
            ))}
          </ul>
        </>
      )}
      <List title={say('home.finished')} items={finished}>
        {(game) => <Finished key={game.key} game={game} onDrop={drop} />}
      </List>
    </section>
  );
}

const SHOWN_AT_FIRST = 5;

interface ListProps<T> {
  readonly title: string;
  readonly items: readonly T[];
  readonly children: (item: T) => ReactNode;
}

/** Nothing at all where there is nothing to list; the rest of a long list when it is wanted. */
function List<T>({ title, items, children }: ListProps<T>) {
  const say = useSay();
  const [isWhole, showWhole] = useState(false);
  if (items.length === 0) return null;
  const shown = isWhole ? items : items.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <h2 className="display">{title}</h2>
      <ul>{shown.map(children)}</ul>
      {items.length > shown.length && (
        <button type="button" className="btn ghost all" onClick={() => showWhole(true)}>
          {say('home.all', { count: items.length })}
        </button>
      )}
    </>
  );
}

interface RowProps {
  readonly game: string;
  readonly names: readonly string[];
  readonly note: string;
  readonly isUrgent?: boolean;
  /** What somebody wants to know before sitting down. */
  readonly more?: readonly string[];
  readonly children: ReactNode;
}

function Row({ game, names, note, isUrgent = false, more = [], children }: RowProps) {
  return (
    <li>
      <Drawing box={96} art={badges[game] ?? ''} />
      <div>
        <b>{GAMES.find(({ id }) => id === game)?.name ?? game}</b>
        <span className="small mute">{names.join(', ')}</span>
        {more.length > 0 && <span className="small mute">{more.join(' · ')}</span>}
      </div>
      <span className={`mode ${isUrgent ? 'urgent' : ''}`}>{note}</span>
      {children}
    </li>
  );
}

interface DropProps {
  readonly onDrop: (key: string) => void;
}

/** Only what this device keeps: a table of a server is its host's to clear away. */
function Drop({ name, onDrop }: { readonly name: string; readonly onDrop: () => void }) {
  const say = useSay();
  return (
    <Confirmed
      icon="bin"
      isSmall={true}
      label={say('home.drop', { name })}
      question={say('home.drop.ask')}
      yes={say('home.drop.yes')}
      onYes={onDrop}
    />
  );
}

function Running({ game, onDrop }: DropProps & { readonly game: MyGame }) {
  const say = useSay();
  const name = GAMES.find(({ id }) => id === game.game)?.name ?? game.game;
  const isUrgent = game.isYourTurn && !game.isHere;
  return (
    <Row game={game.game} names={game.names} note={useTurnWords(game)} isUrgent={isUrgent}>
      <Link className={`btn ${isUrgent ? 'primary' : ''}`} href={game.href} aria-label={`${say('home.goOn')}: ${name}`}>
        {say('home.goOn')}
      </Link>
      {game.isHere && <Drop name={name} onDrop={() => onDrop(game.key)} />}
    </Row>
  );
}

function Finished({ game: finished, onDrop }: DropProps & { readonly game: FinishedGame }) {
  const { game, names, at, replay, isWon, winners, isHere, isGivenUp, hasTakeBacks, key } = finished;
  const say = useSay();
  const { locale } = useLocale();
  const name = GAMES.find(({ id }) => id === game)?.name ?? game;
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(at);
  const end =
    isWon === true ? say('home.won') : say('home.wonBy', { names: new Intl.ListFormat(locale).format(winners) });
  const notes = [
    ...(isGivenUp ? [say('home.gaveUp')] : winners.length === 0 ? [] : [end]),
    date,
    ...(hasTakeBacks ? [say('table.takeBack.mark')] : []),
  ];
  return (
    <Row game={game} names={names} note={notes.join(' · ')}>
      <Link className="btn" href={replay} aria-label={`${say('replay.open')}: ${name}, ${date}`}>
        <Icon name="play" /> {say('replay.title')}
      </Link>
      {isHere && <Drop name={`${name}, ${date}`} onDrop={() => onDrop(key)} />}
    </Row>
  );
}

/** With which modules, once their words are there. */
function useModuleNames({ game, config, seats }: TableSummary): string[] {
  const say = useSay();
  const modules = modulesOf(game, config as Json, seats.length);
  const parts = modules.flatMap((id) => modulePart(game, id) ?? []).join(' ');
  useEffect(() => {
    if (parts !== '') void needMessages('composer', ...(parts.split(' ') as Part[]));
  }, [parts]);
  return modules.flatMap((id) => (hasWords(`module.${game}.${id}`) ? [moduleWords(say, game, id)] : []));
}

function OpenTable({ table }: { readonly table: TableSummary }) {
  const say = useSay();
  const taken = table.seats.filter(({ kind }) => kind !== 'open').length;
  const names = namesOf(table).filter((name) => name !== '');
  const modules = useModuleNames(table);
  return (
    <Row
      game={table.game}
      names={names}
      note={say('home.gathering', { taken, seats: table.seats.length })}
      more={[clockWords(say, table.clock), ...modules]}
    >
      <Link className="btn" href={`/t/${table.id}`}>
        {say(table.phase === 'gathering' ? 'lobby.sit' : 'lobby.watch')}
      </Link>
    </Row>
  );
}
