import { type Lesson, stepOf, type Walk } from '@majlis/lessons';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { GAMES } from '../pages/home/faces.ts';
import { Opening } from '../table/opening.tsx';
import { TableContext } from '../table/store.ts';
import { TablePage } from '../table/table-page.tsx';
import { Guide } from './guide.tsx';
import { forgetPlace, keepPlace, markDone } from './progress.ts';
import { type Sitting, sitBack, sitDown } from './sitting.ts';

/** A real table with a guide at it. */
export function LessonPage({ lesson }: { readonly lesson: Lesson }) {
  const [, go] = useLocation();
  const { sitting, setSitting, problem } = useSitting(lesson);
  if (sitting === null) return <Opening problem={problem} />;
  const { game } = lesson;
  const { store, search } = sitting;
  const walkOn = (walk: Walk) => {
    if (stepOf(lesson, walk) === null) markDone(lesson.id);
    keepPlace(lesson.id, { search, walk });
    setSitting({ ...sitting, walk });
  };
  const leave = () => {
    forgetPlace(lesson.id);
    go(`/solo/${game}?${search}`);
  };
  return (
    <>
      <TableContext value={store}>
        <Guide
          sitting={sitting}
          onWalk={walkOn}
          onBack={(step) => void sitBack(sitting, step).then(setSitting)}
          onLeave={leave}
        />
      </TableContext>
      <TablePage
        key={search}
        store={store}
        game={GAMES.find(({ id }) => id === game)?.name ?? ''}
        onAgain={leave}
        replay={`/solo/${game}/replay?${search}`}
      />
    </>
  );
}

function useSitting(lesson: Lesson) {
  const [problem, setProblem] = useState<string | null>(null);
  const [sitting, setSitting] = useState<Sitting | null>(null);
  const open = useRef<Sitting | null>(null);
  open.current = sitting;
  useEffect(() => {
    let isGone = false;
    sitDown(lesson).then(
      (opened) => (isGone ? opened.store.close() : setSitting(opened)),
      (error: Error) => setProblem(error.message),
    );
    return () => {
      isGone = true;
      open.current?.store.close();
    };
  }, [lesson]);
  return { sitting, setSitting, problem };
}
