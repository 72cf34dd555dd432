import type { Seat } from '@majlis/kernel';
import type { Command } from './command.ts';
import type { Entry } from './entry.ts';

/** Kinds of wishes that lengthen the journal without bringing the game nearer to its end. */
type Kind = 'chat' | 'standing' | 'backwards' | 'arranging' | 'resting';

/** Characters of journal each seat may take up with each kind: many times what a long game needs. */
const MOST: Readonly<Record<Kind, number>> = {
  chat: 256_000,
  standing: 256_000,
  backwards: 1_000_000,
  arranging: 256_000,
  resting: 64_000,
};

const COMMANDS: Partial<Record<Command['do'], Kind>> = {
  say: 'chat',
  mute: 'chat',
  silence: 'chat',
  setStanding: 'standing',
  undo: 'backwards',
  proposeTakeback: 'backwards',
  pause: 'backwards',
  takeOver: 'arranging',
  substitute: 'arranging',
  return: 'arranging',
  arrange: 'arranging',
  seat: 'arranging',
  sit: 'arranging',
  rest: 'resting',
};

const ENTRIES: Partial<Record<Entry['kind'], Kind>> = {
  said: 'chat',
  muted: 'chat',
  silenced: 'chat',
  standingSet: 'standing',
  undone: 'backwards',
  takebackProposed: 'backwards',
  takebackAnswered: 'backwards',
  paused: 'backwards',
  resumed: 'backwards',
  tookOver: 'arranging',
  substituted: 'arranging',
  returned: 'arranging',
  handedBack: 'arranging',
  arranged: 'arranging',
  seated: 'arranging',
  rested: 'resting',
};

/**
 * How much of the journal is not the game itself, by kind and seat. A game ends by itself; talk, standing answers and
 * going back need not, so each may fill only so much. Moves, and whatever ends or mends something, are always let in.
 */
export type Weight = { [kindAndSeat: string]: number };

const add = (weight: Weight, kind: Kind, seat: Seat | null, characters: number): void => {
  const key = `${kind}/${seat ?? 'all'}`;
  weight[key] = (weight[key] ?? 0) + characters;
};

const seatOf = (of: object): Seat | null => ('seat' in of ? (of.seat as Seat) : null);

export function weigh(weight: Weight, entry: Entry): void {
  const kind = ENTRIES[entry.kind];
  if (kind !== undefined) add(weight, kind, seatOf(entry), JSON.stringify(entry).length);
}

/** What a move takes beside the events it told. */
const MOVE = 250;

/** Moves that were taken back stay in the journal. Whoever asked for it bears them. */
export function weighCut(weight: Weight, seat: Seat, log: readonly string[]): void {
  for (const text of log) add(weight, 'backwards', seat, text.length + MOVE);
}

export function isFullFor(weight: Weight, command: Command): boolean {
  // A holiday that has begun ends, or its clock would stand for ever.
  if (command.do === 'rest' && command.until === null) return false;
  const kind = COMMANDS[command.do];
  return kind !== undefined && (weight[`${kind}/${seatOf(command) ?? 'all'}`] ?? 0) >= MOST[kind];
}
