import type { Json, Seat } from '@majlis/kernel';
import type { Answer, TableLink, TableMessage } from '../../play/link.ts';

/** A table that asks one question. The answer goes to whoever listens, and nothing happens at the table. */
export class PuzzleLink implements TableLink {
  readonly isPuzzle = true;
  /** After the answer there is nothing more to do, until somebody wants to try again. */
  isReplay = false;
  readonly message: TableMessage;
  onAnswer: (action: Json) => void = () => {};
  private readonly table: TableLink;
  private readonly listeners = new Set<(message: TableMessage) => void>();

  constructor(table: TableLink, { shown, names }: TableMessage) {
    this.table = table;
    // What can be taken back belongs to a game, not to a question.
    this.message = { shown: { ...shown, undo: { code: 'puzzle' } }, names };
  }

  onMessage(listen: (message: TableMessage) => void): () => void {
    this.listeners.add(listen);
    return () => this.listeners.delete(listen);
  }

  act = async (_seat: Seat, _decision: string, action: Json): Promise<Answer> => {
    this.setAsking(false);
    this.onAnswer(action);
    return { ok: true };
  };

  /** Asks once more, or no longer. */
  setAsking(isAsking: boolean): void {
    this.isReplay = !isAsking;
    const { shown, names } = this.message;
    const message = isAsking ? this.message : { shown: { ...shown, decision: null }, names };
    for (const listen of this.listeners) listen(message);
  }

  check: TableLink['check'] = (seat, action) => this.table.check(seat, action);
  undo = async (): Promise<Answer> => ({ ok: false, refusal: { code: 'puzzle' } });
  watch = (): void => {};
  close = (): void => this.table.close();
}
