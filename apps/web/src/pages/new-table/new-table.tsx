import { modulePart, type Part } from '@majlis/i18n';
import { useEffect, useState } from 'react';
import { useParams } from 'wouter';
import { needMessages } from '../../i18n.ts';
import { ApiProblem, api, type GameFacts } from '../../play/remote/api.ts';
import { Floor } from '../../ui/defs.tsx';
import { ProblemLine } from '../../ui/problem-line.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { GAMES } from '../home/faces.ts';
import { NotFound } from '../not-found.tsx';
import { Composer } from './composer.tsx';
import './new-table.css';
import './shelves.css';
import './weigh.css';

/** A new table of one game. */
export function NewTable() {
  const { game: id = '' } = useParams();
  const face = GAMES.find((game) => game.id === id);
  const [facts, setFacts] = useState<GameFacts | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const isKnown = face !== undefined;
  useEffect(() => {
    if (!isKnown) return;
    let isGone = false;
    factsOf(id).then(
      (found) => !isGone && setFacts(found),
      (error) => !isGone && setProblem(error instanceof ApiProblem ? error : new ApiProblem('other')),
    );
    return () => {
      isGone = true;
    };
  }, [id, isKnown]);
  if (face === undefined) return <NotFound />;
  return (
    <div className="court new-table">
      <Floor pattern="p-girih8" />
      <TopBar where={<b>{face.name}</b>} />
      <main id="content">
        {problem !== null && <ProblemLine problem={problem} />}
        {facts !== null && <Composer key={id} facts={facts} minutes={face.minutes} />}
      </main>
    </div>
  );
}

/** What may be chosen, once there are words for it. */
async function factsOf(id: string): Promise<GameFacts | null> {
  const words = needMessages('composer', id as Part);
  const { games } = await api.games();
  const facts = games.find((game) => game.id === id) ?? null;
  const modules = facts?.catalogue.modules.flatMap((module) => modulePart(id, module.id) ?? []) ?? [];
  await Promise.all([words, needMessages(...modules)]);
  return facts;
}
