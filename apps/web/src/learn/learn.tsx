import { LESSONS } from '@majlis/lessons';
import { lazy } from 'react';
import { useParams } from 'wouter';
import { withWords } from '../i18n.ts';
import { GAMES } from '../pages/home/faces.ts';
import { NotFound } from '../pages/not-found.tsx';

const LessonPage = lazy(async () => ({ default: (await import('./lesson-page.tsx')).LessonPage }));
const GamePage = lazy(async () => ({
  default: (await withWords(import('./game-page.tsx'), 'learn/guide', 'learn/pages', 'around')).GamePage,
}));

/** `/learn`, `/learn/<game>`, `/learn/<game>/<lesson>`. */
export function Learn() {
  const { game = 'alhambra', lesson: name } = useParams();
  const face = GAMES.find(({ id }) => id === game);
  const lesson = LESSONS.find(({ id }) => id === `${game}/${name}`);
  if (face === undefined || (name !== undefined && lesson === undefined)) return <NotFound />;
  return lesson === undefined ? <GamePage key={face.id} face={face} /> : <LessonPage key={lesson.id} lesson={lesson} />;
}
