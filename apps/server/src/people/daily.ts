import { createHash } from 'node:crypto';
import { type Day, dayAfter, dayOf, dealOf, isDay } from '@majlis/daily';
import type { DailyResult } from '@majlis/daily/bots';
import type { GameRecord, Refusal } from '@majlis/kernel';
import type { DailyEntry, DailyTable } from '@majlis/protocol';
import type { Store } from '../storage/store.ts';
import type { Time } from '../time.ts';
import type { DailyQuestion } from '../workers/daily-worker.ts';
import { WatchedWorker } from '../workers/watched-worker.ts';

/** Milliseconds for one game to be played again: a fraction of a second of work, on a machine that has others too. */
const LIMIT = 60_000;
/** How long after its day a game is still accepted. */
const DAYS_LATE = 60;
const MOST_RESULTS = 200;

type Sent = Pick<DailyResult, 'points' | 'rank'> & { readonly isFirst: boolean };

/** Results of the deals of the day: replayed before they count, one for each player and day. */
export class Daily {
  private readonly store: Store;
  private readonly time: Time;
  private worker: WatchedWorker | null = null;

  constructor(store: Store, time: Time) {
    this.store = store;
    this.time = time;
  }

  /** Whether results of that day are taken: not of one that has not begun anywhere near here. */
  isOpen(day: string): day is Day {
    const today = dayOf(this.time.now());
    return isDay(day) && day <= dayAfter(today) && day >= dayAfter(today, -DAYS_LATE);
  }

  /** A game that was sent; the first one counts. The same game again is no other try: the answer may have got lost. */
  async send(player: string, day: Day, record: GameRecord): Promise<Sent | Refusal> {
    const hash = createHash('sha256').update(JSON.stringify(record.segments)).digest('hex');
    const before = await this.store.dailyResultOf({ day, player });
    if (before !== null)
      return { points: before.points, rank: before.table_rank, isFirst: before.record_hash === hash };
    const checked = await this.check({ day, record });
    if ('code' in checked) return checked;
    const { points, rank, isByOtherBots } = checked;
    const { game } = dealOf(day);
    const row = { day, player_id: player, game, points, table_rank: rank, at: this.time.now(), record_hash: hash };
    const kept = await this.store.addDailyResult({ ...row, other_bots: isByOtherBots ? 1 : null });
    return { points: kept.points, rank: kept.table_rank, isFirst: kept.record_hash === hash };
  }

  /** Who might still play it is not told how others did. */
  async table(day: Day, player: string | null): Promise<DailyTable> {
    const played = await this.store.countDailyResults({ day });
    const mine = player === null ? null : await this.store.dailyResultOf({ day, player });
    const isHidden = mine === null && day >= dayOf(this.time.now());
    const results = isHidden ? null : placed(await this.store.dailyResults({ day, limit: MOST_RESULTS }));
    return { day, game: dealOf(day).game, played, results };
  }

  async close(): Promise<void> {
    await this.worker?.close();
  }

  /** Nobody needs the worker before somebody sends something. */
  private async check(question: DailyQuestion): Promise<DailyResult | Refusal> {
    this.worker ??= new WatchedWorker('daily-worker', { limit: LIMIT, megabytes: 512 });
    return JSON.parse((await this.worker.ask(JSON.stringify(question))).text);
  }
}

function placed(rows: Awaited<ReturnType<Store['dailyResults']>>): DailyEntry[] {
  const ranked = rows.filter((row) => row.other_bots !== 1);
  return rows.map(({ id, name, emblem = null, points, other_bots }) => {
    const place = other_bots === 1 ? null : ranked.filter((row) => row.points > points).length + 1;
    return { id, name, emblem, points, place };
  });
}
