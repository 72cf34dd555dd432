import type { GameRecord, Json, Refusal, Seat, Viewer } from '@majlis/kernel';
import type { Shown, ShownPosition } from '@majlis/table';
import type { Answer, TableLink, TableMessage } from '../play/link.ts';

/** Somebody's, or with every hand open. */
export type Eye = Viewer | 'all';

/** A game that can be looked at move by move. */
export interface Recording {
  /** The table as it is at the end, with the whole log. */
  readonly last: TableMessage;
  /** Through whose eyes it may be seen. */
  readonly eyes: readonly Eye[];
  /** The seat of whoever looks; null: somebody else's game. The first pair of eyes if left out. */
  readonly mine?: Seat | null;
  positionAt(moves: number, viewer: Viewer): Promise<ShownPosition>;
  record?(): Promise<GameRecord>;
  /** How likely the seat was to win after that many moves, by what it knew; null where it had nothing to decide. */
  chanceAt?(moves: number, seat: Seat): Promise<number | null>;
}

const NOT_PLAYED: Refusal = { code: 'replay' };

/** The table after that many moves: nobody is asked, and nothing that came later is known. */
export function shownAt(last: Shown, position: ShownPosition, viewer: Viewer): Shown {
  const isEnd = position.moves === last.moves;
  return {
    ...last,
    ...position,
    viewer,
    phase: isEnd ? last.phase : 'playing',
    outcome: isEnd ? last.outcome : null,
    log: { from: 0, entries: last.log.entries.slice(0, position.moves + 1) },
    decision: null,
    undo: NOT_PLAYED,
    takeback: null,
    paused: false,
  };
}

/** A table that shows what was; nothing can be done at it. */
export class ReplayLink implements TableLink {
  readonly isReplay = true;
  record?: () => Promise<GameRecord>;
  private readonly listeners = new Set<(message: TableMessage) => void>();
  private readonly recording: Recording;
  private wanted = 0;

  constructor(recording: Recording) {
    this.recording = recording;
    if (recording.record !== undefined) this.record = recording.record;
  }

  onMessage(listen: (message: TableMessage) => void): () => void {
    this.listeners.add(listen);
    return () => this.listeners.delete(listen);
  }

  /** Shows the position, unless another one is wanted by the time it is there. */
  async go(moves: number, eye: Eye): Promise<void> {
    const wanted = ++this.wanted;
    const message = await (eye === 'all' ? this.openAt(moves) : this.seenAt(moves, eye));
    if (wanted !== this.wanted) return;
    for (const listen of this.listeners) listen(message);
  }

  private async seenAt(moves: number, viewer: Viewer): Promise<TableMessage> {
    const { shown, names } = this.recording.last;
    return { shown: shownAt(shown, await this.recording.positionAt(moves, viewer), viewer), names };
  }

  /** The board of whoever is to play, and what everybody held. */
  private async openAt(moves: number): Promise<TableMessage> {
    const { shown, names } = this.recording.last;
    const positions = await Promise.all(shown.seats.map((_, seat) => this.recording.positionAt(moves, seat)));
    const seat = positions[0]!.asked[0] ?? shown.log.entries[moves]?.seat ?? 0;
    return { shown: shownAt(shown, positions[seat]!, seat), names, open: positions.map(({ view }) => view) };
  }

  act = async (): Promise<Answer> => ({ ok: false, refusal: NOT_PLAYED });
  undo = async (_seat: Seat): Promise<Answer> => ({ ok: false, refusal: NOT_PLAYED });
  check = async (_seat: Seat, _action: Json): Promise<Refusal | null> => NOT_PLAYED;
  watch = (_viewer: Viewer): void => {};
  close = (): void => {};
}
