import type { Seat } from '@majlis/kernel';
import type { Entry } from '@majlis/table';
import type { NoticeKind } from './kinds.ts';

export interface Told {
  readonly kind: NoticeKind;
  readonly seat: Seat | null;
  readonly player: string;
}

type Verdict = (told: Told, entry: Entry) => boolean;

/** Whether what was to be told is no longer so, by what the journal says has happened since. */
export function hasPassed(told: Told, since: readonly Entry[]): boolean {
  const verdict = VERDICTS[told.kind];
  return since.some((entry) => verdict(told, entry));
}

const isNoLongerAsked: Verdict = ({ seat, player }, entry) => {
  switch (entry.kind) {
    case 'played':
      return entry.seat === seat || entry.outcome !== null || !entry.asked.includes(seat!);
    case 'undone':
    case 'tookBack':
    case 'migrated':
      return !entry.asked.includes(seat!);
    case 'tookOver':
      return entry.seat === seat;
    case 'seated':
      return entry.seat === seat && (entry.holder.kind !== 'human' || entry.holder.player !== player);
    default:
      return isHalted(entry);
  }
};

const isHalted = ({ kind }: Entry): boolean => kind === 'paused' || kind === 'closed' || kind === 'stopped';

const isEnded: Verdict = (_, entry) =>
  entry.kind === 'closed' || entry.kind === 'stopped' || (entry.kind === 'played' && entry.outcome !== null);

/** Somebody who did something by hand has seen how things stand. */
const hasActed: Verdict = ({ seat }, entry) =>
  (entry.kind === 'played' && entry.seat === seat && entry.how === 'hand') ||
  (entry.kind === 'said' && entry.seat === seat);

const never: Verdict = () => false;

const VERDICTS: Readonly<Record<NoticeKind, Verdict>> = {
  turn: isNoLongerAsked,
  nudge: isNoLongerAsked,
  reminder: isNoLongerAsked,
  takenOver: (told, entry) =>
    isEnded(told, entry) || hasActed(told, entry) || (entry.kind === 'handedBack' && entry.seat === told.seat),
  takeback: (told, entry) =>
    isEnded(told, entry) ||
    entry.kind === 'played' ||
    entry.kind === 'tookBack' ||
    (entry.kind === 'takebackAnswered' && (!entry.yes || entry.seat === told.seat)),
  pause: (told, entry) => isEnded(told, entry) || entry.kind === 'resumed',
  full: (_, { kind }) => kind === 'started' || kind === 'closed',
  begun: (told, entry) => isEnded(told, entry) || hasActed(told, entry),
  over: never,
  chat: hasActed,
  test: never,
};
