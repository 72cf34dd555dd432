import { modulePart } from '@majlis/i18n';
import type { Json } from '@majlis/kernel';
import { useEffect, useState } from 'react';
import { modulesOf } from '../../games/parts.ts';
import { needMessages, useSay } from '../../i18n.ts';
import { ModuleArt } from '../new-table/module-art.tsx';
import { moduleWords } from '../new-table/words.ts';

interface PlayedModulesProps {
  readonly game: string;
  readonly config: Json;
  readonly seats: number;
}

/** With which modules the game at this table will be played; nothing for the game alone. */
export function PlayedModules({ game, config, seats }: PlayedModulesProps) {
  const say = useSay();
  const modules = modulesOf(game, config, seats);
  const wish = modules.join();
  const [told, tell] = useState('');
  useEffect(() => {
    const parts = wish.split(',').flatMap((id) => modulePart(game, id) ?? []);
    void needMessages('composer', ...parts).then(() => tell(wish));
  }, [game, wish]);
  if (modules.length === 0 || told !== wish) return null;
  return (
    <section className="lobby-modules" aria-label={say('composer.plays')}>
      <h2 className="eyebrow">{say('composer.plays')}</h2>
      <ul>
        {modules.map((id) => (
          <li key={id}>
            <details>
              <summary>
                <ModuleArt game={game} id={id} /> {moduleWords(say, game, id)}
              </summary>
              <p className="small soft">{moduleWords(say, game, id, '.about')}</p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
