import { type MessageId, modulePart } from '@majlis/i18n';
import type { Json } from '@majlis/kernel';
import type { Clock } from '@majlis/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { needMessages, type Say, useSay } from '../../i18n.ts';
import { LEVELS, USUAL_LEVEL } from '../../play/levels.ts';
import { ApiProblem, api, type GameFacts, introduce, me } from '../../play/remote/api.ts';
import { Floor } from '../../ui/defs.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { ProblemLine } from '../../ui/problem-line.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { GAMES } from '../home/faces.ts';
import { doors } from '../home/scene.ts';
import { Segments } from '../home/segments.tsx';
import { NotFound } from '../not-found.tsx';
import { Modules, Sets } from './modules.tsx';
import './new-table.css';

const CLOCKS = ['none', 'live', 'days'] as const;
type ClockChoice = (typeof CLOCKS)[number];
const MINUTE = 60_000;
const CLOCK_RULES: Record<ClockChoice, Clock> = {
  none: { kind: 'none' },
  live: { kind: 'bank', bank: 15 * MINUTE, increment: 20_000 },
  days: { kind: 'perMove', perMove: 24 * 60 * MINUTE },
};
/** What one module adds to a game, roughly. */
const MODULE_MINUTES = 6;

/** Composes a table: modules, options, seats, clock. */
export function NewTable() {
  const { game: id } = useParams();
  const face = GAMES.find((game) => game.id === id);
  const [facts, setFacts] = useState<GameFacts | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  useEffect(() => {
    api.games().then(
      async ({ games }) => {
        const found = games.find((game) => game.id === id) ?? null;
        await needMessages(...(found?.catalogue.modules ?? []).flatMap((entry) => modulePart(id!, entry.id) ?? []));
        setFacts(found);
      },
      (error) => setProblem(error instanceof ApiProblem ? error : new ApiProblem('other')),
    );
  }, [id]);
  if (face === undefined) return <NotFound />;
  return (
    <div className="court new-table">
      <Floor pattern="p-girih8" />
      <TopBar where={<b>{face.name}</b>} />
      <main id="content">
        {problem !== null && <ProblemLine problem={problem} />}
        {facts !== null && <Composer facts={facts} minutes={face.minutes} />}
      </main>
    </div>
  );
}

function Composer({ facts, minutes }: { readonly facts: GameFacts; readonly minutes: number }) {
  const say = useSay();
  const [, go] = useLocation();
  const [modules, setModules] = useState<readonly string[]>([]);
  const [options, setOptions] = useState<Readonly<Record<string, Json>>>({});
  const [seats, setSeats] = useState(Math.max(facts.seats.min, 3));
  const [level, setLevel] = useState(USUAL_LEVEL);
  const [clock, setClock] = useState<ClockChoice>('none');
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const config: Json = { ...options, ...(facts.catalogue.modules.length > 0 ? { modules: [...modules] } : {}) };
  const isValid = useIsValid(facts.id, seats, config);
  const open = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const listed = form.get('listed') === 'on';
    try {
      await introduce(String(form.get('name')).trim());
      const { id } = await api.newTable({ game: facts.id, seats, config, listed, clock: CLOCK_RULES[clock] });
      await api.join(id);
      go(`/t/${id}`);
    } catch (error) {
      setProblem(error instanceof ApiProblem ? error : new ApiProblem('other'));
    }
  };
  const counts = Array.from({ length: facts.seats.max - facts.seats.min + 1 }, (_, i) => facts.seats.min + i);
  const search = new URLSearchParams({ seats: String(seats), level });
  if (modules.length > 0) search.set('modules', modules.join(','));
  for (const [key, value] of Object.entries(options)) search.set(key, JSON.stringify(value));
  return (
    <form onSubmit={(event) => void open(event)}>
      <Drawing className={`composer-door ${facts.id}`} box="0 0 220 330" art={doors[facts.id] ?? ''} />
      <div className="composer-game">
        <h1 className="display">{say('new.title')}</h1>
        <p className="soft">{say(facts.catalogue.modules.length > 0 ? 'new.lead.modules' : 'new.lead.none')}</p>
        <Sets facts={facts} chosen={modules} onChoose={setModules} />
        <Modules facts={facts} chosen={modules} onChoose={setModules} />
        {facts.catalogue.options.map(({ id, choices, standard }) => (
          <Segments
            key={id}
            legend={optionWords(say, facts.id, id)}
            options={choices.map((choice) => JSON.stringify(choice))}
            chosen={JSON.stringify(options[id] ?? standard)}
            onChoose={(choice) => setOptions({ ...options, [id]: JSON.parse(choice) as Json })}
          >
            {(choice) => optionWords(say, facts.id, id, JSON.parse(choice) as Json)}
          </Segments>
        ))}
      </div>
      <div className="composer-company niche">
        <h2 className="display">{say('new.company')}</h2>
        <Segments legend={say('new.seats')} options={counts} chosen={seats} onChoose={setSeats}>
          {(n) => n}
        </Segments>
        <Segments legend={say('home.bots')} options={LEVELS} chosen={level} onChoose={setLevel}>
          {(id) => say(`level.${id}`)}
        </Segments>
        <Segments legend={say('new.clock')} options={CLOCKS} chosen={clock} onChoose={setClock}>
          {(choice) => say(`new.clock.${choice}`)}
        </Segments>
        <label className="field">
          <span>{say('new.name')}</span>
          <input name="name" required maxLength={24} defaultValue={me()?.name ?? ''} autoComplete="nickname" />
        </label>
        <label className="check">
          <input type="checkbox" name="listed" /> {say('new.listed')}
        </label>
      </div>
      {problem !== null && <ProblemLine problem={problem} />}
      <section className="prompt" aria-label={facts.name}>
        <div className="say">
          <b>{say('new.summary', { game: facts.name, modules: modules.length })}</b>
          <span>
            {isValid ? (
              <em className="ok">{say('new.valid')}</em>
            ) : (
              <em className="refused" role="status">
                {say('new.invalid')}
              </em>
            )}{' '}
            {say('new.length', { minutes: minutes + MODULE_MINUTES * modules.length })}
          </span>
        </div>
        <Link className="btn" href={`/solo/${facts.id}?${search}`}>
          {say('new.playBots')}
        </Link>
        <button type="submit" className="btn primary" disabled={!isValid}>
          {say('new.openTable')}
        </button>
      </section>
    </form>
  );
}

/** Whether the game takes these modules and options; so long as nobody has said otherwise, it does. */
function useIsValid(game: string, seats: number, config: Json): boolean {
  const wish = JSON.stringify(config);
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => {
    api.checkConfig(game, seats, JSON.parse(wish) as Json).then(
      ({ ok }) => setRefused(ok ? null : `${seats} ${wish}`),
      // What cannot be asked now is refused when the table is opened.
      () => setRefused(null),
    );
  }, [game, seats, wish]);
  return refused !== `${seats} ${wish}`;
}

/** What an option is called, or one of its choices; numbers speak for themselves. */
function optionWords(say: Say, game: string, option: string, choice?: Json): string {
  if (typeof choice === 'number') return String(choice);
  const id = `option.${game}.${option}${choice === undefined ? '' : `.${choice}`}` as MessageId;
  const said = say(id);
  return said === id ? String(choice ?? option) : said;
}
