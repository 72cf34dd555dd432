import type { MessageId, Part } from '@majlis/i18n';
import type { Lesson, Step } from '@majlis/lessons';
import { hasWords, say } from '../i18n.ts';

/** The file with the words of a lesson. */
export const wordsOf = ({ game }: Lesson): Part => `learn/${game}` as Part;

const dotted = (id: string): string => id.replace('/', '.');

export const lessonName = ({ id }: Lesson): string => say(`lesson.${dotted(id)}` as MessageId);

export interface Sentences {
  readonly title: string;
  readonly more: string;
  /** What is said to somebody who did something else; null if nothing in particular. */
  readonly strayed: string | null;
}

export function sentencesOf({ id }: Lesson, step: Step): Sentences {
  const key = `learn.${dotted(id)}.${step.id}`;
  const other = `${key}.else`;
  return {
    title: say(key as MessageId),
    more: say(`${key}.more` as MessageId),
    strayed: hasWords(other) ? say(other) : null,
  };
}
