import type { Walk } from '@majlis/lessons';

/** Where somebody is in a lesson: after a reload it goes on there. */
export interface Place {
  /** Under which name the table is kept on this device. */
  readonly search: string;
  readonly walk: Walk | null;
}

const HERE = 'majlis.lesson.';
const DONE = 'majlis.lessons';

export function placeIn(lesson: string): Place | null {
  try {
    return JSON.parse(sessionStorage.getItem(HERE + lesson) ?? 'null') as Place | null;
  } catch {
    return null;
  }
}

export const keepPlace = (lesson: string, place: Place): void =>
  sessionStorage.setItem(HERE + lesson, JSON.stringify(place));

export const forgetPlace = (lesson: string): void => sessionStorage.removeItem(HERE + lesson);

/** Lessons that were followed to their end on this device. */
export function lessonsDone(): readonly string[] {
  try {
    return JSON.parse(localStorage.getItem(DONE) ?? '[]') as string[];
  } catch {
    return [];
  }
}

export function markDone(lesson: string): void {
  localStorage.setItem(DONE, JSON.stringify([...new Set([...lessonsDone(), lesson])]));
}
