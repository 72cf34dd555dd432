import { LESSONS } from '@majlis/lessons';
import { expect, test } from 'vitest';
import { isPoint } from './points.ts';

test('what lessons point at is known to the page', () => {
  const unknown = LESSONS.flatMap(({ id, game, steps }) =>
    steps.flatMap(({ point, shown = [] }) =>
      [...point, ...shown].filter((one) => !isPoint(game, one)).map((one) => `${id}: ${one}`),
    ),
  );
  expect(unknown).toEqual([]);
  expect(isPoint('alhambra', 'moon')).toBe(false);
});
