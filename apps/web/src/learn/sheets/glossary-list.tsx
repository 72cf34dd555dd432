import { LESSONS } from '@majlis/lessons';
import { Link } from 'wouter';
import { finds } from '../../find.ts';
import { useLetters } from '../../games/letters.ts';
import { useSay } from '../../i18n.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { GLOSSARY } from './glossary.ts';

/** Every symbol and card, with what it does. */
export function Glossary({ game, wanted }: { readonly game: string; readonly wanted: string }) {
  const say = useSay();
  useLetters(game);
  const groups = (GLOSSARY[game]?.() ?? []).map((group) => ({
    id: group.id,
    entries: group.entries
      .map(({ name, does, values, ...entry }) => ({
        ...entry,
        name: say(name),
        does: does === null ? '' : say(does, { ...values }),
      }))
      .filter(({ name, does }) => finds(wanted, `${name} ${does}`)),
  }));
  return groups
    .filter(({ entries }) => entries.length > 0)
    .map((group) => (
      <section key={group.id}>
        <h3 className="display">{say(`learn.group.${group.id}`)}</h3>
        <ul className="learn-glossary">
          {group.entries.map(({ id, figure, name, does, lesson }) => (
            <li key={id} className="captioned">
              <Drawing box={figure.box} art={figure.art} />
              <div>
                <b>{name}</b>
                {does !== '' && <p className="small soft">{does}</p>}
                {LESSONS.some((one) => one.id === lesson) && (
                  <Link className="small" href={`/learn/${lesson}`}>
                    {say('learn.try')}
                  </Link>
                )}
              </div>
            </li>
          ))}
        </ul>
      </section>
    ));
}
