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

/** Lets every power of the player change a value. */
export function fold<K extends keyof Folds>(
  player: PublicPlayer,
  hook: K,
  value: Parameters<Folds[K]>[0],
  ...rest: Rest<K>
): ReturnType<Folds[K]> {
  let folded = value as unknown;
  if (player.recruited.length > 0) {
    for (const id of powersOf(player)) {
      const change = characters[id].hooks?.[hook] as ((value: unknown, ...rest: unknown[]) => unknown) | undefined;
      if (change !== undefined) folded = change(folded, ...rest);
    }
  }
  return folded as ReturnType<Folds[K]>;
}

/** ALM-JAFAR-1, ALM-C15 */
export const keepsObjectives = (player: PublicPlayer): boolean =>
  player.recruited.length > 0 && powersOf(player).some((id) => characters[id].hooks?.keepsObjectives === true);
