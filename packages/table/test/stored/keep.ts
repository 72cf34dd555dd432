import { type AnyGame, type GameRecord, type Json, nullLog, Recorder, type Rng, rngFrom } from '@majlis/kernel';
import type { Command, Entry, Snapshot } from '../../src/index.ts';
import { Sitting } from '../seats.ts';
import type { StoredGame } from './fixture.ts';

export interface Setup {
  readonly name: string;
  readonly seats: number;
  readonly config: Json;
}

/** As `apps/server` keeps them. */
const SNAPSHOT_EVERY = 32;
const HASH_EVERY = 10;
/** Besides moments of a new kind, one of every so many. */
const MOMENT_EVERY = 250;

const json = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** What is under way, by the names of its frames, how many are asked, and what kinds of answers the first may give. */
function asksOf({ table, game }: Sitting): string {
  const { state } = table.position;
  const { asked } = table.book;
  const frames = (state as { stack: { kind: string }[] }).stack.map(({ kind }) => kind);
  const answers = new Set(asked.slice(0, 1).flatMap((seat) => game.legalActions(state, seat).map(typeOf)));
  return `${frames.join(' > ')}: ${asked.length} asked, ${[...answers].sort().join(' ')}`;
}

const typeOf = (action: { readonly type: string }): string => action.type;

/** Every kind of answer equally likely, so that rare ones come up. */
function variedMove(sitting: Sitting, rng: Rng): Command {
  const { game, table } = sitting;
  const seat = table.book.asked[rng.below(table.book.asked.length)]!;
  const legal: (Json & { readonly type: string })[] = game.legalActions(table.position.state, seat);
  const types = [...new Set(legal.map(typeOf))];
  const type = types[rng.below(types.length)]!;
  const some = legal.filter((action) => action.type === type);
  return sitting.playing(seat, some[rng.below(some.length)]!);
}

/** Plays a whole game as people play it: with moves taken back, talk and pauses in between. */
export function playStored(game: AnyGame, setup: Setup, seen: Set<string>): StoredGame {
  const rng = rngFrom(`${game.id}/${setup.name}`);
  const seed = Array.from({ length: 32 }, () => rng.below(16).toString(16)).join('');
  const sitting = Sitting.started(game, { ...setup, seed }, { hashEvery: HASH_EVERY, freeze: false });
  const snapshots: Snapshot[] = [];
  const moments: StoredGame['moments'][number][] = [];
  while (sitting.table.book.phase === 'playing') {
    const before = sitting.table.seq;
    wander(sitting, rng);
    const { seq, book } = sitting.table;
    const snapshot = json(sitting.table.snapshot())!;
    const isDue = Math.floor(seq / SNAPSHOT_EVERY) > Math.floor(before / SNAPSHOT_EVERY);
    if (isDue || book.phase === 'over') snapshots.push(snapshot);
    const asks = asksOf(sitting);
    if (seq !== before && (!seen.has(asks) || rng.below(MOMENT_EVERY) === 0)) {
      seen.add(asks);
      moments.push({ seq, asks, snapshot });
    }
  }
  return {
    game: game.id,
    name: setup.name,
    journal: json<Entry[]>(sitting.journal),
    snapshots,
    moments,
    record: recordOf(sitting),
  };
}

function wander(sitting: Sitting, rng: Rng): void {
  sitting.now += rng.below(20_000);
  const dice = rng.below(40);
  const seat = rng.below(sitting.table.book.seats.length);
  if (dice === 0) sitting.try({ do: 'undo', seat: sitting.table.book.line.at(-1)?.seat ?? seat });
  else if (dice === 1) sitting.try({ do: 'say', seat, text: `line ${sitting.table.seq}` });
  else if (dice === 2) {
    sitting.try({ do: 'proposeTakeback', seat, to: Math.max(0, sitting.table.book.line.length - rng.below(6)) });
    const yes = rng.below(2) === 0;
    for (const other of sitting.table.book.seats.keys()) sitting.try({ do: 'answerTakeback', seat: other, yes });
  } else sitting.must(variedMove(sitting, rng));
}

/** With the hash of every position, as the command line writes records. */
function recordOf({ game, table }: Sitting): GameRecord {
  const { config, seats, seed, segments } = table.record();
  const state = game.setup(config, seats, seed, nullLog);
  const recorder = new Recorder(game, { config, seats, seed }, state);
  for (const [seat, action] of segments[0]!.actions) {
    game.apply(state, seat, action, nullLog);
    recorder.add(seat, action, state);
  }
  return recorder.record(state);
}
