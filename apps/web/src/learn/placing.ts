import type { Box } from './points.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 14;
const EDGE = 8;

const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(value, max));

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** Where the guide stands: beside what it points at, over nothing of it, and not over the question. */
export function placeCard(
  card: Size,
  view: Size,
  pointed: readonly Box[],
  question: Box | null,
): { x: number; y: number } {
  const right = view.width - card.width - EDGE;
  const bottom = view.height - card.height - EDGE;
  const corners = [EDGE, (view.width - card.width) / 2, right].flatMap((x) =>
    [view.height * 0.12, (view.height - card.height) / 2, bottom].map((y) => ({ x, y })),
  );
  const beside = pointed.length === 0 ? nearQuestion(card, question) : besides(card, around(pointed));
  const places = [...beside, ...pointed.flatMap((box) => besides(card, box)), ...corners].map(({ x, y }) => ({
    x: clamp(x, EDGE, Math.max(EDGE, right)),
    y: clamp(y, EDGE, Math.max(EDGE, bottom)),
  }));
  const cost = ({ x, y }: { x: number; y: number }): number => {
    const box = { left: x, top: y, right: x + card.width, bottom: y + card.height };
    const covered = pointed.reduce((sum, one) => sum + overlap(box, one), 0);
    return covered * 2 + (question === null ? 0 : overlap(box, question) * 3);
  };
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

/** Who is pointed at nothing looks at the question next. */
const nearQuestion = ({ width, height }: Size, question: Box | null) =>
  question === null ? [] : [{ x: question.right - width, y: question.top - GAP - height }];

const besides = ({ width, height }: Size, box: Box) => [
  { x: box.right + GAP, y: (box.top + box.bottom - height) / 2 },
  { x: box.left - GAP - width, y: (box.top + box.bottom - height) / 2 },
  { x: (box.left + box.right - width) / 2, y: box.bottom + GAP },
  { x: (box.left + box.right - width) / 2, y: box.top - GAP - height },
];
