import type { View } from '@majlis/almadi/client';
import type { Json, Seat } from '@majlis/kernel';
import type { Change } from '../changes.ts';
import type { Telling } from '../ui.ts';
import { objectiveName } from './words.ts';

/** Objectives others have taken: from one's own, and from the middle. */
export function tellChanges({ say, nameOf }: Telling, before: Json, now: Json, seat: Seat): Change[] {
  const then = before as unknown as View;
  const { players } = now as unknown as View;
  const holderOf = (objective: number): Seat =>
    players.findIndex(({ objectives, completed }) => objectives.includes(objective) || completed.includes(objective));
  const taken = (objectives: readonly number[], id: 'almadi.recap.stolen' | 'almadi.recap.claimed', weight: number) =>
    objectives.flatMap((objective): Change[] => {
      const holder = holderOf(objective);
      if (holder < 0 || holder === seat) return [];
      return [{ text: say(id, { name: nameOf(holder), objective: objectiveName(say, objective) }), weight }];
    });
  return [
    ...taken(then.players[seat]?.objectives ?? [], 'almadi.recap.stolen', 90),
    ...taken(then.objectives, 'almadi.recap.claimed', 50),
  ];
}
