import type { GameRecord, Json, Refusal, Seat, Viewer } from '@majlis/kernel';
import type { ShownPosition, StandingAnswer } from '@majlis/table';
import type { Answer, TableLink, TableMessage } from '../link.ts';
import { Calling } from './calling.ts';
import type { Advice, Calls, Finished, Known, NewLocalTable, Recalled } from './messages.ts';

const newWorker = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** Who comes straight to a table on this device needs one: it wakes while the page is still being drawn. */
let awake = location.pathname.startsWith('/solo/') ? newWorker() : null;

function takeWorker(): Worker {
  const worker = awake ?? newWorker();
  awake = null;
  return worker;
}

/** A table that runs in a worker of this page. */
export class LocalLink implements TableLink {
  private readonly listeners = new Set<(message: TableMessage) => void>();
  private readonly calling = new Calling(takeWorker(), (message) => this.tell(message));
  private last: TableMessage | null = null;

  async open(id: string, wish: NewLocalTable): Promise<Refusal | null> {
    const answer = await this.call('open', id, wish);
    return answer.ok ? null : answer.refusal;
  }

  onMessage(listen: (message: TableMessage) => void): () => void {
    this.listeners.add(listen);
    if (this.last !== null) listen(this.last);
    return () => this.listeners.delete(listen);
  }

  act: TableLink['act'] = (...args) => this.call('act', ...args);
  check: TableLink['check'] = (...args) => this.call('check', ...args);
  undo: TableLink['undo'] = (...args) => this.call('undo', ...args);
  /** Nobody else is there to ask: only what the table shall answer from now on. */
  ask: NonNullable<TableLink['ask']> = async (seat, courtesy) =>
    courtesy.type === 'setStanding'
      ? this.call('setStanding', seat, courtesy.answers as readonly StandingAnswer[])
      : { ok: false, refusal: { code: 'spectator' } };
  giveUp = (): Promise<Answer> => this.call('giveUp');
  watch: TableLink['watch'] = (viewer) => void this.call('watch', viewer);
  hint = (seat: Seat): Promise<Advice | null> => this.call('hint', seat);
  hintOn = (known: Known): Promise<Advice | null> => this.call('hintOn', known);
  advise = (seat: Seat): Promise<Json | null> => this.call('advise', seat);

  recall = (id: string): Promise<Recalled | null> => this.call('recall', id);
  positionAt = (moves: number, viewer: Viewer): Promise<ShownPosition> => this.call('positionAt', moves, viewer);
  study = (record: GameRecord, names: readonly string[]): Promise<boolean> => this.call('study', record, names);
  chanceAt = (moves: number, seat: Seat): Promise<number | null> => this.call('chanceAt', moves, seat);
  takeUp = (...args: Parameters<Calls['takeUp']>): Promise<Answer> => this.call('takeUp', ...args);
  finished = (): Promise<Finished> => this.call('finished');
  record = async (): Promise<GameRecord> => (await this.finished()).record;
  fork = (id: string, moves: number, to: string): Promise<null> => this.call('fork', id, moves, to);

  close(): void {
    this.calling.close();
  }

  private call<K extends keyof Calls>(call: K, ...args: Parameters<Calls[K]>): Promise<ReturnType<Calls[K]>> {
    return this.calling.call(call, ...args);
  }

  private tell(message: TableMessage): void {
    this.last = message;
    for (const listen of this.listeners) listen(message);
  }
}
