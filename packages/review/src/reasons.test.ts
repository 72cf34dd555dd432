import { EventLog, type Json } from '@majlis/kernel';
import { describe, expect, test } from 'vitest';
import { playable, played } from '../test/games.ts';
import { type Reason, reasonsFor } from './index.ts';

interface Bought {
  readonly type: string;
  readonly offer?: number;
}

/** What an action makes known, and whether the seat is asked for an action again. */
function eventsOf(known: ReturnType<typeof playable>, state: unknown, seat: number, action: Json) {
  const copy: unknown = known.game.copy(state);
  const log = new EventLog<{ readonly type: string; readonly exact?: boolean }>();
  known.game.apply(copy, seat, action, log);
  return log.entries.map(({ event }) => event);
}

describe('why an answer is better', () => {
  test('an exact payment is told as such, and that another action follows', () => {
    const known = playable('alhambra');
    const { game } = known;
    for (const { state, seat, legal } of played(known, 3, { modules: [] })) {
      const isExact = (action: Json) =>
        (action as unknown as Bought).type === 'buy' && eventsOf(known, state, seat, action).some(({ exact }) => exact);
      const exact = legal.find(isExact);
      const { offer } = (exact ?? {}) as unknown as Bought;
      const over = legal.find((action) => (action as unknown as Bought).offer === offer && !isExact(action));
      if (exact === undefined || over === undefined) continue;
      const asked = { seat, knowledge: game.knowledge(state, seat) as Json, seed: 'why' };
      const reasons = reasonsFor(known, asked, exact, over, 24);
      expect(reasons).toContainEqual({ kind: 'again' });
      expect(reasons).toContainEqual(expect.objectContaining({ kind: 'deed', deed: 'exact' }));
      // What speaks for it is nothing that speaks against it.
      expect(reasonsFor(known, asked, over, exact, 24)).not.toContainEqual(expect.objectContaining({ deed: 'exact' }));
      return;
    }
    throw new Error('nothing could be paid exactly and otherwise');
  });

  test('a strong token at the guard gets past him without a bribe more often than a weak one', () => {
    const known = playable('aladdins-dragon');
    const { game } = known;
    for (const { state, seat, legal } of played(known, 3, { version: 'basic' })) {
      const atGuard = legal.filter((action) => /^place \d+ at guard$/.test(game.actionText(action)));
      if (atGuard.length < 5) continue;
      const byToken = atGuard.toSorted((a, b) => tokenOf(b) - tokenOf(a));
      const asked = { seat, knowledge: game.knowledge(state, seat) as Json, seed: 'why' };
      const reasons: readonly Reason[] = reasonsFor(known, asked, byToken[0]!, byToken.at(-1)!, 40);
      expect(reasons.map((reason) => (reason.kind === 'deed' ? reason.deed : reason.kind))).toContain('guard');
      return;
    }
    throw new Error('nobody could choose who goes to the guard');
  });
});

const tokenOf = (action: Json): number => (action as unknown as { readonly token: number }).token;
