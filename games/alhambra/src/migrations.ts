import { keyedChance, type Migration } from '@majlis/kernel';

/** Every change of what is stored, in order. Add yours at the end; docs/records.md says how. */
export const migrations: readonly Migration[] = [
  {
    name: 'passages-for-gates',
    state(s) {
      for (const { board } of s.players) rename(board, 'gates', 'passages');
    },
    event: (event) => rename(event, 'gate', 'passage'),
  },
  {
    name: 'where-tiles-come-from',
    state(s) {
      for (const frame of framesOf(s, 'placeTiles')) {
        frame.from = frame.bought ? 'bought' : 'leftOver';
        delete frame.bought;
      }
    },
  },
  {
    // Older games knew no lots: what is unseen may be any money, as it was taken to be then.
    name: 'lots-of-unseen-cards',
    state(s) {
      for (const player of s.players) player.unseenFrom = player.unseen.map(() => 0);
      s.reshuffled = [];
    },
  },
  keyedChance,
];

// biome-ignore lint/suspicious/noExplicitAny: forms that have no type any more
type Old = any;

function rename(old: Old, from: string, to: string): Old {
  if (!(from in old)) return old;
  old[to] = old[from];
  delete old[from];
  return old;
}

const framesOf = (s: Old, kind: string): Old[] => s.stack.filter((frame: Old) => frame.kind === kind);
