import type { MessageId } from '@majlis/i18n';
import type { Json } from '@majlis/kernel';
import type { Clock } from '@majlis/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { type Say, useSay } from '../../i18n.ts';
import { LEVELS, type Level, USUAL_LEVEL } from '../../play/levels.ts';
import { ApiProblem, api, type GameFacts, introduce, me } from '../../play/remote/api.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { ProblemLine } from '../../ui/problem-line.tsx';
import { doors } from '../home/scene.ts';
import { Segments } from '../home/segments.tsx';
import { shelvesOf, weighed } from './box.ts';
import { Medals, ModuleChoice } from './modules.tsx';
import { choicesOf, readSet, setSearch } from './set-link.ts';
import { reasonsAgainst, useRefusal } from './validity.ts';
import { Variants } from './variants.tsx';
import { moduleWords, optionWords } from './words.ts';

const CLOCKS = ['none', 'live', 'days'] as const;
type ClockChoice = (typeof CLOCKS)[number];
const MINUTE = 60_000;
const CLOCK_RULES: Record<ClockChoice, Clock> = {
  none: { kind: 'none' },
  live: { kind: 'bank', bank: 15 * MINUTE, increment: 20_000 },
  days: { kind: 'perMove', perMove: 24 * 60 * MINUTE },
};

/** Composes a table: modules, options, seats, clock. Its address is a link to what is chosen. */
export function Composer({ facts, minutes }: { readonly facts: GameFacts; readonly minutes: number }) {
  const say = useSay();
  const [, go] = useLocation();
  const [{ set, unknown }] = useState(readSet(facts, useSearch()));
  const [modules, setModules] = useState<readonly string[]>(set.modules);
  const [variants, setVariants] = useState<Readonly<Record<string, string>>>(set.variants);
  const [options, setOptions] = useState<Readonly<Record<string, Json>>>(set.options);
  const [seats, setSeats] = useState(set.seats);
  const [level, setLevel] = useState<Level>(USUAL_LEVEL);
  const [clock, setClock] = useState<ClockChoice>('none');
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const hasModules = facts.catalogue.modules.length > 0;
  const config: Json = { ...options, ...(hasModules ? { modules: choicesOf({ modules, variants }) } : {}) };
  const refusal = useRefusal(say, facts.id, seats, config);
  const known = reasonsAgainst(say, facts, modules, seats);
  const reasons = known.length > 0 || refusal === null ? known : [refusal];
  const search = setSearch(facts, { modules, variants, options, seats });
  useEffect(() => go(`/new/${facts.id}${search}`, { replace: true }), [go, facts.id, search]);

  const open = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const listed = form.get('listed') === 'on';
    const rated = form.get('rated') === 'on';
    const hints = form.get('hints') === 'on';
    try {
      await introduce(String(form.get('name')).trim());
      const terms = { listed, rated, hints, clock: CLOCK_RULES[clock] };
      const { id } = await api.newTable({ game: facts.id, seats, config, ...terms });
      await api.join(id);
      go(`/t/${id}`);
    } catch (error) {
      setProblem(error instanceof ApiProblem ? error : new ApiProblem('other'));
    }
  };
  const isShelved = shelvesOf(facts).some(({ number }) => number !== null);
  const counts = Array.from({ length: facts.seats.max - facts.seats.min + 1 }, (_, i) => facts.seats.min + i);
  return (
    <form className={isShelved ? 'has-shelves' : ''} onSubmit={(event) => void open(event)}>
      {!isShelved && <Drawing className={`composer-door ${facts.id}`} box="0 0 220 330" art={doors[facts.id] ?? ''} />}
      <div className="composer-game">
        <h1 className="display">{say('new.title')}</h1>
        <p className="soft">{say(hasModules ? 'new.lead.modules' : 'new.lead.none')}</p>
        {unknown.length > 0 && (
          <p className="refused" role="alert">
            {say('composer.unknown', { modules: unknown.join(', ') })}
          </p>
        )}
        {isShelved ? (
          <ModuleChoice facts={facts} chosen={modules} onChoose={setModules} minutes={minutes} reasons={reasons} />
        ) : (
          <Medals facts={facts} chosen={modules} onChoose={setModules} />
        )}
        <Variants facts={facts} chosen={modules} variants={variants} onChoose={setVariants} />
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
        <label className="check">
          <input type="checkbox" name="rated" /> {say('new.rated')}
        </label>
        <label className="check">
          <input type="checkbox" name="hints" /> {say('new.hints')}
        </label>
      </div>
      {problem !== null && <ProblemLine problem={problem} />}
      <section className="prompt" aria-label={facts.name}>
        <div className="say">
          <b>{say('new.summary', { game: facts.name, modules: modules.length })}</b>
          {reasons.length > 0 ? (
            <em className="refused" role="status">
              {reasons[0]}
            </em>
          ) : (
            <span>{summaryOf(say, facts, modules, minutes)}</span>
          )}
        </div>
        <Link className="btn" href={`/solo/${facts.id}${soloSearch(search, seats, level)}`}>
          {say('new.playBots')}
        </Link>
        <button type="submit" className="btn primary" disabled={reasons.length > 0}>
          {say('new.openTable')}
        </button>
      </section>
    </form>
  );
}

/** How long and how heavy it will be, and what is in it: in sight wherever one has come to on the shelves. */
function summaryOf(say: Say, facts: GameFacts, modules: readonly string[], minutes: number): string {
  if (modules.length === 0) return say('new.length', { minutes });
  const { from, to, weight } = weighed(shelvesOf(facts), modules, minutes);
  const names = modules.map((id) => moduleWords(say, facts.id, id)).join(', ');
  return [say('composer.length', { from, to }), say(`composer.weight.${weight}` as MessageId), names].join(' · ');
}

function soloSearch(search: string, seats: number, level: Level): string {
  const wish = new URLSearchParams(search);
  wish.set('seats', String(seats));
  wish.set('level', level);
  return `?${wish}`;
}
