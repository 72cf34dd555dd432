import { expect, test } from 'vitest';
import { placeCard } from './placing.ts';

const CARD = { width: 400, height: 220 };
const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
const isApart = (at: { x: number; y: number }, { left, top, right, bottom }: ReturnType<typeof box>) =>
  at.x >= right || at.x + CARD.width <= left || at.y >= bottom || at.y + CARD.height <= top;

test('the guide stands beside what it points at, and not over the question', () => {
  const view = { width: 1440, height: 900 };
  const pointed = [box(300, 60, 780, 250), box(250, 780, 700, 890)];
  const question = box(700, 810, 1420, 890);
  const at = placeCard(CARD, view, pointed, question);
  for (const one of [...pointed, question]) expect(isApart(at, one)).toBe(true);
});

test('on a phone it takes the free half', () => {
  const view = { width: 416, height: 844 };
  const question = box(8, 770, 408, 836);
  expect(isApart(placeCard(CARD, view, [box(0, 330, 416, 690)], question), box(0, 330, 416, 690))).toBe(true);
  expect(isApart(placeCard(CARD, view, [box(0, 60, 416, 250)], question), question)).toBe(true);
});

test('who is pointed at nothing finds it by the question', () => {
  const question = box(700, 810, 1420, 890);
  expect(placeCard(CARD, { width: 1440, height: 900 }, [], question)).toEqual({ x: 1020, y: 576 });
});

test('it never leaves the screen', () => {
  const at = placeCard(CARD, { width: 416, height: 300 }, [box(0, 0, 416, 300)], null);
  expect(at.x).toBeGreaterThanOrEqual(8);
  expect(at.y).toBeGreaterThanOrEqual(8);
});
