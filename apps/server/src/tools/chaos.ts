import { parseArgs } from 'node:util';
import { gameById } from '@majlis/games';
import type { Answer, SeatKey } from '@majlis/protocol';
import { type Entry, Table } from '@majlis/table';
import type { Store } from '../storage/store.ts';
import { type Scene, sceneOf } from './chaos-scenes.ts';
import { Crowd, type Faults, realGames } from './crowd.ts';
import { startPostgres } from './postgres.ts';
import { endOnSignals, type Spawned } from './spawn-server.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '20' },
    tables: { type: 'string', default: '12' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string', default: 'embedded,postgres,two,restart,cut,disk,clock,nginx,caddy' },
  },
});
const runs = Number(values.runs);
const tables = Number(values.tables);

/** The same moments again with the same --seed, as far as machines repeat themselves. */
let dice = Number(values.seed) >>> 0;
const random = (): number => {
  dice = (Math.imul(dice, 1_664_525) + 1_013_904_223) >>> 0;
  return dice / 2 ** 32;
};
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A table we play at, and what the server has promised of it. */
interface Played {
  readonly table: string;
  readonly game: string;
  readonly keys: readonly SeatKey[];
  readonly acknowledged: Map<string, number>;
}

/** What a server in trouble may say: nothing was promised, and it may be asked again. */
const PASSING = new Set(['not-stored', 'unavailable', 'busy', 'stale-decision', 'not-asked']);

/** Plays until told to stop; every answer that says yes is a promise. */
async function playOn(
  crowd: Crowd,
  played: Played,
  prefix: string,
  isDone: () => boolean,
  onAcknowledged: () => void = () => {},
): Promise<void> {
  while (!isDone() && !crowd.isOver) {
    const move = crowd.nextMove(prefix);
    const answer: Answer | null = await crowd.play(move, (early) => {
      if (!early.ok) return;
      played.acknowledged.set(`${move.seat}/${move.id}`, early.seq);
      onAcknowledged();
    });
    if (answer === null) return;
    if (answer.ok) continue;
    if (!PASSING.has(answer.refusal.code)) throw new Error(`refused: ${answer.refusal.code}`);
    await sleep(100);
  }
}

const noFaults = (): Faults => ({ lost: 0, repeated: 0, disordered: 0 });

/** Sits down at all tables, at the servers in turn. */
async function meetAll(servers: readonly Spawned[], all: Played[], door: string | null): Promise<Crowd[]> {
  const games = realGames();
  const baseOf = (i: number) => door ?? servers[i % servers.length]!.base;
  for (let i = all.length; i < tables; i++) {
    const game = games[i % games.length]!;
    const crowd = await Crowd.gather(baseOf(i), game, 3, noFaults());
    all.push({ table: crowd.table, game, keys: crowd.keys, acknowledged: new Map() });
    crowd.close();
  }
  const met = all.map(({ table, game, keys }, i) => Crowd.meet(baseOf(i), table, game, keys, noFaults()));
  const crowds = await Promise.all(met);
  for (const { table, setbacks, hadSetbacks } of crowds) if (hadSetbacks) console.log(`  ${table}: ${setbacks}`);
  return crowds;
}

/** What is stored is all that was promised, once each, and leads to the hashes it names. */
async function verify(store: Store, all: readonly Played[]): Promise<{ moves: number; faults: string[] }> {
  const faults: string[] = [];
  let moves = 0;
  for (const { table, game, acknowledged } of all) {
    const stored = await store.open({ table });
    if (stored === null) {
      faults.push(`${table}: gone`);
      continue;
    }
    const events = await store.eventsAfter({ table, seq: 0 });
    const journal = events.map(({ body }): Entry => JSON.parse(body));
    const counts = new Map<string, number>();
    for (const entry of journal) {
      if (entry.kind === 'played') moves++;
      if (entry.kind === 'played' && entry.client !== null)
        counts.set(entry.client, (counts.get(entry.client) ?? 0) + 1);
    }
    for (const client of acknowledged.keys()) {
      if (counts.get(client) !== 1) faults.push(`${table}: ${client} is there ${counts.get(client) ?? 0} times`);
    }
    for (const [client, count] of counts) if (count > 1) faults.push(`${table}: ${client} done ${count} times`);
    journal.forEach((entry, i) => {
      if (entry.seq !== i + 1) faults.push(`${table}: entry ${entry.seq} at place ${i + 1}`);
    });
    const snapshot = stored.snapshot === null ? null : JSON.parse(stored.snapshot);
    const replayed = Table.restore(gameById(game)!, journal, null, 0).table;
    const resumed = Table.restore(gameById(game)!, journal, snapshot, 0).table;
    if (JSON.stringify(replayed.record()) !== JSON.stringify(resumed.record())) faults.push(`${table}: another record`);
  }
  return { moves, faults };
}

/** One life of the servers: play, kill, look, and play on. What it starts, `started` knows. */
async function run(
  scene: Scene,
  all: Played[],
  number: number,
  started: Spawned[],
): Promise<{ moves: number; faults: string[] }> {
  const start = async () => {
    const servers = await scene.start();
    started.push(...servers);
    return servers;
  };
  let servers = await start();
  const door = (await scene.door?.(servers)) ?? null;
  let crowds = await meetAll(servers, all, door);
  let isDone = false;
  let strike = () => {};
  const playing = crowds.map((crowd, i) =>
    playOn(
      crowd,
      all[i]!,
      `r${number}-`,
      () => isDone,
      () => strike(),
    ),
  );
  await sleep(200 + random() * 1_500);
  // Two of three times at the very moment somebody is told yes: a server that says so before it has stored is caught.
  if (number % 3 !== 0) await Promise.race([sleep(3_000), new Promise<void>((resolve) => (strike = resolve))]);
  const victim = scene.victim === null ? null : servers[scene.victim]!;
  if (victim !== null) await victim.kill();
  await scene.trouble?.(servers);
  isDone = true;
  const dead = servers.filter((server) => server !== victim && server.child.exitCode !== null);
  const survivors = servers.filter((server) => server !== victim && !dead.includes(server));
  for (const crowd of crowds) crowd.close();
  await Promise.all(playing);
  const store = await scene.openStore();
  const result = await verify(store, all);
  for (const { child } of dead)
    result.faults.push(`a server ended by itself, with ${child.exitCode ?? child.signalCode}`);
  await store.close();
  // Every table goes on: at the servers that are left, or at those started again.
  servers = survivors.length > 0 ? survivors : await start();
  crowds = await meetAll(servers, all, (await scene.door?.(servers)) ?? null);
  for (const [i, crowd] of crowds.entries()) {
    const before = crowd.moves;
    let left = 3;
    await playOn(crowd, all[i]!, `g${number}-`, () => left-- === 0);
    if (!crowd.isOver && crowd.moves < before + 3) result.faults.push(`${all[i]!.table}: does not go on`);
  }
  const over = new Set(crowds.flatMap((crowd, i) => (crowd.isOver ? [all[i]!] : [])));
  for (const crowd of crowds) crowd.close();
  await Promise.all(servers.map((server) => server.stop()));
  const after = await scene.openStore();
  result.faults.push(...(await verify(after, all)).faults);
  await after.close();
  all.splice(0, all.length, ...all.filter((played) => !over.has(played)));
  return result;
}

/** What broke off is a fault of its own, and says so; the next life begins with servers and tables of its own. */
async function runOrSay(scene: Scene, all: Played[], number: number): ReturnType<typeof run> {
  const started: Spawned[] = [];
  try {
    return await run(scene, all, number, started);
  } catch (error) {
    all.length = 0;
    const dead = started.filter(({ child }) => child.exitCode !== null && child.exitCode !== 0);
    // Those of this life would keep the ports the next one needs.
    await Promise.all(started.map((server) => server.kill()));
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { moves: 0, faults: [`broke off: ${why}`, ...dead.map(() => 'a server had ended by itself')] };
  }
}

async function play(scene: Scene): Promise<boolean> {
  const all: Played[] = [];
  let promised = 0;
  let faulty = 0;
  for (let number = 1; number <= runs; number++) {
    const before = all.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
    const kept = [...all];
    const { moves, faults } = await runOrSay(scene, all, number);
    const now = [...new Set([...kept, ...all])].reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
    promised += Math.max(0, now - before);
    faulty += faults.length;
    console.log(`${scene.name}, ${number}: ${moves} moves in the journals, ${faults.length} faults`);
    for (const fault of faults.slice(0, 5)) console.log(`  ${fault}`);
  }
  await scene.end();
  console.log(`${scene.name}: ${runs} times, ${promised} acknowledged moves, ${faulty} faults\n`);
  return faulty === 0;
}

const ONLY_POSTGRES = new Set(['postgres', 'two', 'restart', 'cut', 'nginx', 'caddy']);
const chosen = values.only.split(',');
endOnSignals();
const postgres = chosen.some((name) => ONLY_POSTGRES.has(name)) ? startPostgres({ sync: true }) : null;
let isSound = true;
console.log(`chaos --seed ${values.seed}`);
for (const name of chosen) {
  const scene = await sceneOf(name, postgres);
  // A scene that was asked for and did not run proves nothing.
  if (typeof scene === 'string') console.log(`${name}: DID NOT RUN, ${scene}`);
  isSound = typeof scene !== 'string' && (await play(scene)) && isSound;
}
postgres?.stop();
process.exit(isSound ? 0 : 1);
