import { channelsOf, noticeWishOf } from './channel-ops.ts';
import { devicesOf } from './device-ops.ts';
import type { Db, Schema } from './schema.ts';

export interface DumpedPlayer {
  readonly server_keys: Schema['server_keys'][];
  readonly devices: Schema['devices'][];
  readonly player_words: Schema['player_words'][];
  readonly channels: Schema['channels'][];
  readonly notice_wishes: Schema['notice_wishes'][];
  readonly results: Schema['results'][];
  readonly ratings: Schema['ratings'][];
  readonly daily_results: Schema['daily_results'][];
}

const NOTHING: DumpedPlayer = {
  server_keys: [],
  devices: [],
  player_words: [],
  channels: [],
  notice_wishes: [],
  results: [],
  ratings: [],
  daily_results: [],
};

/** What belongs to a player beside the name; not what is on its way. For no player: the keys of the servers. */
export async function dumpPlayer(db: Db, { player }: { player: string | null }): Promise<DumpedPlayer> {
  if (player === null) return { ...NOTHING, server_keys: await db.selectFrom('server_keys').selectAll().execute() };
  const channels = (await channelsOf(db, { player })).map((row) => ({ ...row, lease_by: null, free_at: 0 }));
  const wish = await noticeWishOf(db, { player });
  return {
    server_keys: [],
    // The first one comes with the player.
    devices: (await devicesOf(db, { player })).filter(({ id }) => id !== player),
    player_words: await db.selectFrom('player_words').selectAll().where('player_id', '=', player).execute(),
    channels,
    notice_wishes: wish === null ? [] : [wish],
    results: await db.selectFrom('results').selectAll().where('player_id', '=', player).execute(),
    ratings: await db.selectFrom('ratings').selectAll().where('player_id', '=', player).execute(),
    daily_results: await db.selectFrom('daily_results').selectAll().where('player_id', '=', player).execute(),
  };
}
