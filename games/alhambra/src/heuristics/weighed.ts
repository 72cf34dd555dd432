import type { AlhambraModule, BotRules } from '../hooks.ts';
import type { ModuleBots } from '../module-parts.ts';
import { constants } from './constants.ts';

type WorthOf = BotRules['worth'] extends ReadonlyMap<string, infer Of> ? Of : never;

/** What a module tells bots, as far as it was found to be worth that; its part of the estimate stays as it is. */
export function weighed({ id, bots }: AlhambraModule): ModuleBots {
  const { worth, spent, laying, taken, offer, wanted } = bots;
  const times = (points: number | null): number | null => (points === null ? null : constants.now[id] * points);
  const worths = Object.entries<WorthOf>(worth).map(([type, of]): [string, WorthOf] => [
    type,
    (sight, action) => constants.now[id] * of(sight, action),
  ]);
  return {
    ...bots,
    worth: Object.fromEntries(worths),
    ...(spent && {
      spent(ref, outlook, s) {
        const found = spent(ref, outlook, s);
        return found === null ? null : { value: found.value, cost: constants.now[id] * found.cost };
      },
    }),
    ...(laying && { laying: (look, tile, cell) => constants.now[id] * laying(look, tile, cell) }),
    ...(taken && { taken: (s, seat, card, wants, outlook) => times(taken(s, seat, card, wants, outlook)) }),
    ...(offer && { offer: (s, seat, one, outlook) => times(offer(s, seat, one, outlook)) }),
    ...(wanted && { wanted: (s, seat, tile, outlook) => constants.now[id] * wanted(s, seat, tile, outlook) }),
  };
}
