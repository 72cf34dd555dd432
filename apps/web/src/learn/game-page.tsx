import type { MessageId } from '@majlis/i18n';
import { LESSONS, type Lesson } from '@majlis/lessons';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { needMessages, useSay, withWords } from '../i18n.ts';
import { GAMES, type GameFace } from '../pages/home/faces.ts';
import { badges } from '../pages/home/scene.ts';
import { Floor } from '../ui/defs.tsx';
import { Drawing } from '../ui/drawing.tsx';
import { Icon } from '../ui/icon.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import './learn.css';
import { lessonsDone } from './progress.ts';
import type { Sheet } from './sheets/figure.ts';
import { loadSheet, sheetParts } from './sheets/index.ts';
import { LookUp } from './sheets/look-up.tsx';
import { Panels } from './sheets/sheet.tsx';
import { lessonName, partsFor } from './words.ts';

/** How to learn a game: goal, turn and points on one screen, and lessons to play. */
export function GamePage({ face }: { readonly face: GameFace }) {
  const say = useSay();
  const sheet = useSheet(face.id);
  const lessons = useMemo(() => LESSONS.filter(({ game }) => game === face.id), [face.id]);
  return (
    <div className="court learn">
      <Floor pattern="p-girih8" />
      <TopBar />
      <main id="content">
        <Games chosen={face} />
        <header>
          <div>
            <h1 className="display">{say('learn.title', { game: face.name })}</h1>
            <p className="learn-lead soft">{say(`learn.${face.id}.lead` as MessageId)}</p>
          </div>
          {lessons[0] !== undefined && <FirstGame lesson={lessons[0]} />}
        </header>
        {sheet !== null && <Panels game={face.id} sheet={sheet} />}
        <Lessons lessons={lessons} />
        {sheet !== null && <LookUp game={face.id} sheet={sheet} />}
      </main>
    </div>
  );
}

/** Null until its words and pictures are there. */
function useSheet(game: string): Sheet | null {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  useEffect(() => void withWords(loadSheet(game), ...sheetParts(game)).then(setSheet), [game]);
  return sheet;
}

function Games({ chosen }: { readonly chosen: GameFace }) {
  const say = useSay();
  return (
    <nav className="learn-games" aria-label={say('learn.games')}>
      {GAMES.map(({ id, name }) => (
        <Link key={id} href={`/learn/${id}`} className="btn" aria-current={id === chosen.id ? 'page' : undefined}>
          <Drawing box={96} art={badges[id] ?? ''} /> {name}
        </Link>
      ))}
    </nav>
  );
}

function FirstGame({ lesson }: { readonly lesson: Lesson }) {
  const say = useSay();
  return (
    <div className="learn-first">
      <p className="small soft">{say('learn.first.lead', { minutes: lesson.minutes })}</p>
      <Link className="btn primary big" href={`/learn/${lesson.id}`}>
        <Icon name="play" /> {say('learn.first')}
      </Link>
    </div>
  );
}

function Lessons({ lessons }: { readonly lessons: readonly Lesson[] }) {
  const say = useSay();
  const done = lessonsDone();
  const [isReady, setReady] = useState(false);
  useEffect(() => void needMessages(...new Set(lessons.flatMap(partsFor))).then(() => setReady(true)), [lessons]);
  if (!isReady) return null;
  return (
    <section aria-labelledby="lessons">
      <h2 className="display" id="lessons">
        {say('learn.lessons')}
      </h2>
      <ul className="learn-lessons">
        {lessons.map((lesson) => (
          <li key={lesson.id}>
            <Link href={`/learn/${lesson.id}`}>
              <Icon name={done.includes(lesson.id) ? 'check' : 'play'} />
              <b>{lessonName(lesson)}</b>
              <span className="small soft">
                {done.includes(lesson.id) ? say('learn.again') : say('learn.minutes', { minutes: lesson.minutes })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
