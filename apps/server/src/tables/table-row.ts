import type { Status } from './asking.ts';
import { dueOf, type House, summaryOf } from './table-parts.ts';

/** The row may lag behind the journal by this much. */
const WRITE_DELAY = 2_000;

/** What lists and other servers see of a table: written with the journal when seats change, else a little later. */
export class TableRow {
  /** When the row says that something is due. */
  due: number | null = null;
  private readonly table: string;
  private readonly house: House;
  private readonly inTurn: (task: () => Promise<void>) => Promise<void>;
  private cancel: (() => void) | null = null;

  constructor(table: string, house: House, inTurn: (task: () => Promise<void>) => Promise<void>) {
    this.table = table;
    this.house = house;
    this.inTurn = inTurn;
  }

  writeSoon(statusThen: () => Status | null): void {
    const { time, log } = this.house;
    this.cancel ??= time.later(WRITE_DELAY, () => {
      this.cancel = null;
      this.inTurn(async () => {
        const status = statusThen();
        if (status !== null) await this.write(status, null);
      }).catch((error) => log.error(error));
    });
  }

  async write(status: Status, snapshot: string | null): Promise<void> {
    const { store, time } = this.house;
    const due = dueOf(status, time.now());
    const { phase, seq, publicAt } = status;
    const change = { phase, updated_at: publicAt, summary: JSON.stringify(summaryOf(status)), due_at: due };
    const kept = snapshot === null ? null : { seq, body: snapshot };
    await store.append({ table: this.table, events: [], change, snapshot: kept, seatings: null });
    this.due = due;
  }

  stop(): void {
    this.cancel?.();
    this.cancel = null;
  }
}
