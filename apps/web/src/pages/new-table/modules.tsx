import { LESSONS } from '@majlis/lessons';
import { useState } from 'react';
import { Link } from 'wouter';
import { finds } from '../../find.ts';
import { type Say, useSay } from '../../i18n.ts';
import type { GameFacts } from '../../play/remote/api.ts';
import { Icon } from '../../ui/icon.tsx';
import { type Shelf, setsOf, shelvesOf } from './box.ts';
import { ModuleArt } from './module-art.tsx';
import { Shelves } from './shelves.tsx';
import { Sets, Tools } from './toolbar.tsx';
import { Weigh } from './weigh.tsx';
import { moduleWords } from './words.ts';

interface MedalsProps {
  readonly facts: GameFacts;
  readonly chosen: readonly string[];
  readonly onChoose: (modules: readonly string[]) => void;
}

/** Where there are few modules, each is a medal: plain while it is off, with a saffron ring while it is on. */
export function Medals({ facts, chosen, onChoose }: MedalsProps) {
  const say = useSay();
  return (
    <ul className="medals">
      {facts.catalogue.modules.map(({ id }) => {
        const isOn = chosen.includes(id);
        return (
          <li key={id}>
            <label className={`medal niche ${isOn ? 'on' : ''}`}>
              <input
                className="vh"
                type="checkbox"
                checked={isOn}
                onChange={() => onChoose(isOn ? chosen.filter((other) => other !== id) : [...chosen, id])}
              />
              <ModuleArt game={facts.id} id={id} />
              <span>
                <b>{moduleWords(say, facts.id, id)}</b>
                <span className="small soft">{moduleWords(say, facts.id, id, '.line')}</span>
              </span>
              <Icon name={isOn ? 'check' : 'plus'} />
            </label>
          </li>
        );
      })}
    </ul>
  );
}

interface ChoiceProps extends MedalsProps {
  readonly minutes: number;
  readonly reasons: readonly string[];
}

/** Many modules: by the box they came in, with sets to begin with and a way to find one. */
export function ModuleChoice({ facts, chosen, onChoose, minutes, reasons }: ChoiceProps) {
  const say = useSay();
  const [wanted, want] = useState('');
  const [looked, look] = useState<string | null>(null);
  const shelves = shelvesOf(facts);
  const all = shelves.flatMap(({ modules }) => modules.map(({ id }) => id));
  const fitting = found(say, facts.id, shelves, wanted);
  const choose = (modules: readonly string[]) => onChoose(all.filter((id) => modules.includes(id)));
  return (
    <>
      <Sets sets={setsOf(facts)} chosen={chosen} onChoose={choose} />
      <Tools
        game={facts.id}
        all={all}
        chosen={chosen}
        onChoose={choose}
        wanted={wanted}
        onWant={want}
        found={fitting.flatMap(({ modules }) => modules).length}
      />
      <Shelves game={facts.id} shelves={fitting} chosen={chosen} onChoose={choose} onLook={look} />
      {looked !== null && (
        <p className="looked" aria-hidden="true">
          <ModuleArt game={facts.id} id={looked} />
          <span>
            <b className="display">{moduleWords(say, facts.id, looked)}</b>{' '}
            {moduleWords(say, facts.id, looked, '.about')}
          </span>
        </p>
      )}
      <ChosenLessons game={facts.id} chosen={chosen} />
      <Weigh game={facts.id} shelves={shelves} chosen={chosen} minutes={minutes} reasons={reasons} />
    </>
  );
}

/** A lesson for each module that was chosen: two minutes to see what it is for. */
function ChosenLessons({ game, chosen }: Pick<MedalsProps, 'chosen'> & { readonly game: string }) {
  const say = useSay();
  const lessons = LESSONS.filter((lesson) => lesson.game === game && chosen.includes(lesson.module ?? ''));
  if (lessons.length === 0) return null;
  return (
    <p className="chosen-lessons small">
      <span className="soft">{say('composer.lessons')}</span>
      {lessons.map(({ id, module }) => (
        <Link key={id} href={`/learn/${id}`}>
          {moduleWords(say, game, module!)}
        </Link>
      ))}
    </p>
  );
}

/** The modules whose name or description has all of the words. */
function found(say: Say, game: string, shelves: readonly Shelf[], wanted: string): Shelf[] {
  const fits = (id: string) =>
    finds(wanted, (['', '.line', '.about'] as const).map((what) => moduleWords(say, game, id, what)).join(' '));
  return shelves
    .map((shelf) => ({ ...shelf, modules: shelf.modules.filter(({ id }) => fits(id)) }))
    .filter(({ modules }) => modules.length > 0);
}
