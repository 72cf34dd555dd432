import type { Deed } from '@majlis/kernel';
import type { Event } from '../events.ts';

/** Treasure won and paid to the guard, and who gets into the palace by strength, the camel and a spell. */
export function deedsIn(event: Event): readonly Deed[] {
  switch (event.type) {
    case 'treasureWon':
      return [{ seat: event.seat, name: 'treasure', count: event.amount }];
    case 'treasurePaid':
      return event.why === 'bribe'
        ? [{ seat: event.seat, name: 'bribe', count: -event.treasures.reduce((sum, some) => sum + some, 0) }]
        : [];
    case 'palaceEntered':
      return event.by === 'strength' ? [{ seat: event.seat, name: 'guard', count: 1 }] : [];
    case 'camelGiven':
      return [{ seat: event.to, name: 'camel', count: 1 }];
    case 'spellKept':
      return [{ seat: event.seat, name: 'spell', count: 1 }];
    default:
      return [];
  }
}
