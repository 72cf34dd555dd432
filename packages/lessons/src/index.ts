import type { Deal, Lesson } from './lesson.ts';

export type { Deal, Lesson, Pattern, Step } from './lesson.ts';
export { LEARNER } from './lesson.ts';
export { LESSONS } from './lessons.ts';
export { beginWalk, follow, goOn, isDue, type Seen, stepOf, type Walk } from './walk.ts';

/** The deal of a lesson; bundlers find the files by this pattern. */
export async function loadDeal({ id }: Pick<Lesson, 'id'>): Promise<Deal> {
  const [game, name] = id.split('/');
  return (await import(`./${game}/${name}.deal.json`, { with: { type: 'json' } })).default as Deal;
}
