import type { CurvePoint } from '@majlis/review';
import { inUnit, type Unit } from './format.ts';

/** Steps that are easy to read; the smallest that needs few lines is taken. */
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100] as const;
const LINES = 5;
/** Markers that are closer, as a part of the chart's width, lie over each other on a phone. */
const NEAR = 0.1;

/** The lines of the scale, from the lowest to the highest. */
export function scaleFor(unit: Unit, curve: readonly CurvePoint[]): readonly number[] {
  if (unit === 'win') return [0, 0.25, 0.5, 0.75, 1];
  const values = curve.flatMap((point) => inUnit(unit, point));
  const most = Math.max(1, ...values);
  const least = Math.min(0, ...values);
  const step = STEPS.find((size) => (most - least) / size <= LINES) ?? 200;
  const first = Math.floor(least / step);
  const lines = Math.ceil(most / step) - first + 1;
  return Array.from({ length: lines }, (_, i) => (first + i) * step);
}

/** Where a value lies between the lowest and the highest line, from 0 at the bottom to 1. */
export function heightOn(scale: readonly number[], value: number): number {
  const [low, high] = [scale[0]!, scale.at(-1)!];
  return (value - low) / (high - low);
}

/**
 * What a seat could expect, from what it knew itself: others know other things, and a curve that changes between them
 * goes up and down with every move. Before its first decision there is nobody else to ask.
 */
export function curveFor(curve: readonly CurvePoint[], seat: number): readonly CurvePoint[] {
  const own = curve.filter((point) => point.seat === seat || point.seat === null);
  return own.some((point) => point.seat === seat) ? own : curve;
}

/** What was expected at or just before that move. */
export const pointAt = (curve: readonly CurvePoint[], move: number): CurvePoint | null =>
  curve.findLast(({ at }) => at <= move) ?? curve[0] ?? null;

/** Beside each other, of so many moves, markers cover each other: how many of those before it each has to keep clear of. */
export function liftsOf(moves: readonly number[], actions: number): readonly number[] {
  const lifts: number[] = [];
  for (const [i, move] of moves.entries()) {
    const isNear = i > 0 && move - moves[i - 1]! < NEAR * actions;
    lifts.push(isNear ? lifts[i - 1]! + 1 : 0);
  }
  return lifts;
}

/** Moves to write below the chart, evenly. */
export function movesBelow(actions: number): readonly number[] {
  const step = STEPS.find((size) => size >= 5 && actions / size <= LINES + 1) ?? 100 * Math.ceil(actions / 500);
  return Array.from({ length: Math.floor(actions / step) }, (_, i) => (i + 1) * step);
}
