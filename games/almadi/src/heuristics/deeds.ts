import type { Deed } from '@majlis/kernel';
import type { Event } from '../events.ts';

/** Effects that are activated: each is worth something, and may lead to the next. */
export function deedsIn(event: Event): readonly Deed[] {
  if (event.type !== 'effectsActivated') return [];
  const count = Object.values(event.effects).reduce((sum, some) => sum + some, 0);
  return [{ seat: event.seat, name: 'effects', count }];
}
