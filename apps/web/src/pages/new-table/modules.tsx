import { moduleSign, PEOPLE, portrait } from '@majlis/art';
import type { MessageId } from '@majlis/i18n';
import { useSay } from '../../i18n.ts';
import type { GameFacts } from '../../play/remote/api.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { Icon } from '../../ui/icon.tsx';

/** What goes well together, for those who do not know the modules yet; the game alone and all of them besides. */
const SETS: Readonly<Record<string, Readonly<Record<'first' | 'elbows', readonly string[]>>>> = {
  alhambra: { first: ['vizier', 'change'], elbows: ['vizier', 'characters', 'thieves'] },
};

interface ModulesProps {
  readonly facts: GameFacts;
  readonly chosen: readonly string[];
  readonly onChoose: (modules: readonly string[]) => void;
}

/** A module is a medal: plain while it is off, with a saffron ring while it is on. */
export function Modules({ facts, chosen, onChoose }: ModulesProps) {
  const say = useSay();
  const words = (id: string, line: boolean): string => {
    const message = `module.${facts.id}.${id}${line ? '.line' : ''}` as MessageId;
    const said = say(message);
    return said === message ? (line ? say('module.other.line') : id) : said;
  };
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
              <MedalArt game={facts.id} id={id} />
              <span>
                <b>{words(id, false)}</b>
                <span className="small soft">{words(id, true)}</span>
              </span>
              <Icon name={isOn ? 'check' : 'plus'} />
            </label>
          </li>
        );
      })}
    </ul>
  );
}

/** Sets of modules to begin with, where there are enough to choose from. */
export function Sets({ facts, chosen, onChoose }: ModulesProps) {
  const say = useSay();
  const all = facts.catalogue.modules.map(({ id }) => id);
  const known = SETS[facts.id];
  if (known === undefined) return null;
  const isChosen = (set: readonly string[]) => set.length === chosen.length && set.every((id) => chosen.includes(id));
  const sets = Object.entries({ base: [], ...known, all });
  return (
    <fieldset className="sets">
      <legend className="eyebrow">{say('new.sets')}</legend>
      {sets.map(([id, set]) => (
        <button key={id} type="button" aria-pressed={isChosen(set)} onClick={() => onChoose(set)}>
          {say(`new.set.${id}` as MessageId)} <span className="num">{set.length}</span>
        </button>
      ))}
    </fieldset>
  );
}

function MedalArt({ game, id }: { readonly game: string; readonly id: string }) {
  if (game === 'almadi') {
    const [person] = Object.keys(PEOPLE) as (keyof typeof PEOPLE)[];
    return <Drawing className="sign" box="0 0 120 130" art={portrait(person!, 'medal')} />;
  }
  return isSigned(id) ? <Drawing className="sign" box={48} art={moduleSign[id]()} /> : <span className="sign" />;
}

const isSigned = (id: string): id is keyof typeof moduleSign => Object.hasOwn(moduleSign, id);
