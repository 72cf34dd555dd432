import type { Folds } from '../characters/character.ts';
import type { CharacterId } from '../characters/ids.ts';
import { characters } from '../characters/index.ts';
import type { PublicPlayer } from '../state.ts';

/** The powers a player has: of the recruited characters and the one Zumurrud copies (ALM-CHAR-4, ALM-25). */
export function powersOf(player: PublicPlayer): readonly CharacterId[] {
  return player.copied === null ? player.recruited : [...player.recruited, player.copied];
}

export const hasPower = (player: PublicPlayer, character: CharacterId): boolean =>
  player.recruited.includes(character) || player.copied === character;

type Rest<K extends keyof Folds> = Parameters<Folds[K]> extends [unknown, ...infer R] ? R : never;

type Change = (value: unknown, ...rest: unknown[]) => unknown;

/** By hook and character. */
const changes = new Map<keyof Folds, Partial<Record<CharacterId, Change>>>();

function changesBy(hook: keyof Folds): Partial<Record<CharacterId, Change>> {
  let found = changes.get(hook);
  if (found === undefined) {
    found = {};
    for (const { id, hooks } of Object.values(characters))
      if (hooks?.[hook] !== undefined) found[id] = hooks[hook] as Change;
    changes.set(hook, found);
  }
  return found;
}

/** Lets every power of the player change a value. */
export function fold<K extends keyof Folds>(
  player: PublicPlayer,
  hook: K,
  value: Parameters<Folds[K]>[0],
  ...rest: Rest<K>
): ReturnType<Folds[K]> {
  let folded = value as unknown;
  if (player.recruited.length > 0) {
    const by = changesBy(hook);
    for (const id of powersOf(player)) folded = by[id]?.(folded, ...rest) ?? folded;
  }
  return folded as ReturnType<Folds[K]>;
}

/** ALM-JAFAR-1, ALM-C15 */
export const keepsObjectives = (player: PublicPlayer): boolean =>
  player.recruited.length > 0 && powersOf(player).some((id) => characters[id].hooks?.keepsObjectives === true);
