import { nightsWithin } from '../people/play-times.ts';
import type { Status } from './asking.ts';
import type { LiveTable } from './live-table.ts';
import type { House } from './table-parts.ts';

/** Whose turn is over within hours is not asked when they sleep. */
const DAYLONG = 8 * 3_600_000;

/** Adds the hours in which somebody does not play to the time they have for a turn, when the turn begins. */
export class TableNights {
  private readonly liveTable: LiveTable;
  private readonly house: House;
  /** Turns that were looked at, by seat. */
  private readonly seen = new Map<number, number>();

  constructor(liveTable: LiveTable, house: House) {
    this.liveTable = liveTable;
    this.house = house;
  }

  refresh({ freshClocks, terms, seats, phase }: Status): void {
    if (phase !== 'playing' || terms.clock.kind !== 'perMove' || terms.clock.perMove < DAYLONG) return;
    for (const { seat, since, left } of freshClocks) {
      const holder = seats[seat]!.holder;
      if (holder.kind !== 'human' || this.seen.get(seat) === since) continue;
      this.seen.set(seat, since);
      this.lengthen(seat, holder.player, since, left).catch((error) => {
        this.seen.delete(seat);
        this.house.log.error({ table: this.liveTable.id, error: String(error) }, 'could not lengthen a turn');
      });
    }
  }

  private async lengthen(seat: number, player: string, since: number, left: number): Promise<void> {
    const times = await this.house.store.playTimesOf({ player });
    const ms = times === null ? 0 : nightsWithin(since, left, times);
    if (ms > 0) await this.liveTable.command({ do: 'lengthen', seat, ms }, null, 'house');
  }
}
