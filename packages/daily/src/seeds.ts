import type { Seat } from '@majlis/kernel';

/**
 * With which seed a bot decides at a table whose deal is given. By the answers of its own seat so far: where several
 * are asked at once it does not matter who was quicker, and what was taken back leaves no trace.
 */
export const botSeed = (seed: string, seat: Seat, answers: number): string => `given/${seed}/${seat}/${answers}`;
