import { type MessageId, modulePart, type Part } from '@majlis/i18n';
import type { Lesson, Step } from '@majlis/lessons';
import { hasWords, say } from '../i18n.ts';

/** The file with the words of a lesson. */
export const wordsOf = ({ game, module }: Lesson): Part =>
  (module === undefined ? `learn/${game}` : `learn/${game}-modules`) as Part;

/** All the files a lesson needs beside those of its table. */
export const partsFor = (lesson: Lesson): Part[] => [
  wordsOf(lesson),
  ...(lesson.module === undefined ? [] : [modulePart(lesson.game, lesson.module) ?? (lesson.game as Part)]),
];

const dotted = (id: string): string => id.replace('/', '.');

export const lessonName = ({ id, game, module }: Lesson): string =>
  say((module === undefined ? `lesson.${dotted(id)}` : `module.${game}.${module}`) as MessageId);

export interface Sentences {
  readonly title: string;
  readonly more: string;
  /** What is said to somebody who did something else; null if nothing in particular. */
  readonly strayed: string | null;
}

export function sentencesOf({ id, game, module }: Lesson, step: Step): Sentences {
  // What a module is has been said where it is chosen.
  const about = `module.${game}.${module}`;
  if (step.id === 'what')
    return { title: say(about as MessageId), more: say(`${about}.about` as MessageId), strayed: null };
  const key = `learn.${dotted(id)}.${step.id}`;
  const other = `${key}.else`;
  return {
    title: say(key as MessageId),
    more: say(`${key}.more` as MessageId),
    strayed: hasWords(other) ? say(other) : null,
  };
}
