import { moduleSign, PEOPLE, portrait } from '@majlis/art';
import type { MessageId } from '@majlis/i18n';
import { useSay } from '../../i18n.ts';
import type { GameFacts } from '../../play/remote/api.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The sign of each module; the games name them. */
const SIGNS: Readonly<Record<string, keyof typeof moduleSign>> = {
  vizier: 'vizier',
  'city-gates': 'gate',
  characters: 'character',
  thieves: 'thief',
  change: 'change',
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

function MedalArt({ game, id }: { readonly game: string; readonly id: string }) {
  if (game === 'almadi') {
    const [person] = Object.keys(PEOPLE) as (keyof typeof PEOPLE)[];
    return <Drawing className="sign" box="0 0 120 130" art={portrait(person!, 'medal')} />;
  }
  const sign = SIGNS[id];
  return sign === undefined ? (
    <span className="sign" />
  ) : (
    <Drawing className="sign" box={48} art={moduleSign[sign]()} />
  );
}
