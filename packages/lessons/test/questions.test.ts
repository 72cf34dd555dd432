import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LESSONS } from '../src/index.ts';

const page = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const questions = page
  .split('\n### ')
  .slice(1)
  .flatMap((chapter) => {
    const [lesson, ...lines] = chapter.split('\n');
    return lines.flatMap((line) => {
      const [, question, step] = /^\| (.+\?) \| `([\w-]+)` \|$/.exec(line) ?? [];
      return question === undefined ? [] : [{ lesson: lesson!, question, step: step! }];
    });
  });

test('every question of a beginner is answered by a step that is there', () => {
  const nowhere = questions.filter(
    ({ lesson, step }) => !LESSONS.find(({ id }) => id === lesson)?.steps.some(({ id }) => id === step),
  );
  expect(nowhere).toEqual([]);
});

test.each(LESSONS.filter(({ id }) => id.endsWith('/first-game')))('$id answers ten', ({ id }) => {
  expect(questions.filter(({ lesson }) => lesson === id).length).toBeGreaterThanOrEqual(10);
});
