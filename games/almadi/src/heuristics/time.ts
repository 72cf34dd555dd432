import { TURNS_EACH } from '../facts.ts';
import { placedCount } from '../realm/realm.ts';
import type { PublicPlayer } from '../state.ts';

export const turnsLeft = (player: PublicPlayer): number => Math.max(0, TURNS_EACH - placedCount(player.realm));
