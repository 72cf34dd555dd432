import type { Json } from '@majlis/kernel';
import { useEffect, useState } from 'react';
import { hasWords, type Say, type Values } from '../../i18n.ts';
import { api, type GameFacts } from '../../play/remote/api.ts';
import { moduleWords } from './words.ts';

/** Why these modules cannot be played by so many: each reason names what stands in the way. */
export function reasonsAgainst(say: Say, facts: GameFacts, chosen: readonly string[], seats: number): string[] {
  const name = (id: string) => moduleWords(say, facts.id, id);
  return facts.catalogue.modules.flatMap(({ id, seats: fit, needs = [], excludes = [] }) => {
    if (!chosen.includes(id)) return [];
    const module = name(id);
    const missing = needs.filter((other) => !chosen.includes(other));
    const unloved = excludes.filter((other) => chosen.includes(other));
    const isCrowded = fit !== undefined && (seats < fit.min || seats > fit.max);
    return [
      ...(isCrowded ? [say('composer.seats', { module, min: fit.min, max: fit.max })] : []),
      ...missing.map((other) => say('composer.needs', { module, other: name(other) })),
      ...unloved.map((other) => say('composer.excludes', { module, other: name(other) })),
    ];
  });
}

interface Refused {
  readonly wish: string;
  readonly code: string;
  readonly params: Values;
}

/** What the game itself says against it, in words; null so long as it has said nothing. */
export function useRefusal(say: Say, game: string, seats: number, config: Json): string | null {
  const wish = JSON.stringify({ config, seats });
  const [refused, setRefused] = useState<Refused | null>(null);
  useEffect(() => {
    const asked = JSON.parse(wish) as { config: Json; seats: number };
    api.checkConfig(game, asked.seats, asked.config).then(
      ({ ok, refusal }) =>
        setRefused(ok ? null : { wish, code: refusal?.code ?? 'other', params: (refusal?.params ?? {}) as Values }),
      // What cannot be asked now is refused when the table is opened.
      () => setRefused(null),
    );
  }, [game, wish]);
  if (refused === null || refused.wish !== wish) return null;
  const id = `${game}.refusal.${refused.code}`;
  return hasWords(id) ? say(id, refused.params) : say('new.invalid');
}
