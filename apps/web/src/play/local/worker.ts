import { hintOn } from './advice.ts';
import { journalOf, journalUntil } from './fork.ts';
import { LocalHost } from './host.ts';
import type { Calls, FromWorker, ToWorker } from './messages.ts';
import { deviceShelf } from './shelf.ts';
import { anotherWorker, growHere } from './trees.ts';

const post = (message: FromWorker): void => postMessage(message);
const shelf = deviceShelf();
let host: LocalHost | null = null;

function seed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const around = {
  shelf,
  seed,
  now: () => Date.now(),
  wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  elsewhere: anotherWorker(),
  send: (message: Extract<FromWorker, { kind: 'message' }>['message']) => post({ kind: 'message', message }),
};

type AsyncCalls = { [K in keyof Calls]: (...args: Parameters<Calls[K]>) => Promise<ReturnType<Calls[K]>> };

function opened(): LocalHost {
  if (host === null) throw new Error('no table is open');
  return host;
}

const calls: AsyncCalls = {
  async open(id, wish) {
    const result = await LocalHost.open(id, wish, around);
    if ('code' in result) return { ok: false, refusal: result };
    host = result;
    host.begin();
    return { ok: true };
  },
  act: (seat, decision, action) => opened().act(seat, decision, action),
  check: async (seat, action) => opened().check(seat, action),
  undo: (seat) => opened().undo(seat),
  setStanding: (seat, answers) => opened().setStanding(seat, answers),
  giveUp: () => opened().giveUp(),
  advise: async (seat) => opened().advise(seat),
  hint: async (seat) => opened().hint(seat),
  hintOn: async (known) => hintOn(known, seed()),
  async watch(viewer) {
    opened().watch(viewer);
    return null;
  },
  async recall(id) {
    host = await LocalHost.recall(id, around);
    return host?.recalled() ?? null;
  },
  positionAt: async (moves, viewer) => opened().positionAt(moves, viewer),
  async study(record, names) {
    host = await LocalHost.study(record, names, around);
    return host !== null;
  },
  chanceAt: async (moves, seat) => opened().chanceAt(moves, seat),
  async takeUp(record, wish, moves, to) {
    const entries = await journalOf(record, wish.seats, Date.now());
    if ('code' in entries) return { ok: false, refusal: entries };
    await shelf.begin(to, wish);
    await shelf.add(to, journalUntil(entries, moves));
    return { ok: true };
  },
  finished: async () => opened().finished(),
  async fork(id, moves, to) {
    const kept = await shelf.load(id);
    if (kept === null) throw new Error('there is no such table');
    await shelf.begin(to, kept.wish);
    await shelf.add(to, journalUntil(kept.journal, moves));
    return null;
  },
  grow: async (job) => growHere(job),
};

addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  const { id, call, args } = data;
  try {
    const value = await (calls[call] as (...args: readonly unknown[]) => Promise<unknown>)(...args);
    post({ kind: 'answer', id, value });
  } catch (error) {
    post({ kind: 'failure', id, message: error instanceof Error ? error.message : String(error) });
  }
});
