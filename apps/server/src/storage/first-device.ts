import type { Schema } from './schema.ts';

/** No hash begins like this: the token of a device that was removed. */
export const VOID = 'void-';

/** The device a player came with bears the player's own id. */
export const firstDevice = ({ id, token_hash, created_at, seen_at }: Schema['players']): Schema['devices'] => ({
  id,
  player_id: id,
  token_hash,
  label: '',
  created_at,
  seen_at,
});
