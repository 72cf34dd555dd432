import { cpus } from 'node:os';
import { Failure, stopIfInterrupted } from '../errors.ts';
import type { Configuration } from './configurations.ts';
import { type Contestant, type Rate, type Rates, race, spreadOf, timesAsFast } from './contestant.ts';
import { BenchThread, type Cast } from './thread.ts';

export interface BenchReport {
  readonly machine: { readonly node: string; readonly cpu: string };
  readonly rounds: number;
  /** CPU seconds each contestant works in a round. */
  readonly seconds: number;
  readonly peer: { readonly name: string; readonly movesPerSecond: Rate };
  readonly searchPeer: { readonly name: string; readonly iterationsPerSecond: Rate };
  readonly games: readonly GameReport[];
}

export interface GameReport {
  readonly name: string;
  readonly movesPerSecond: Rate;
  /** Times as many moves as the peer. */
  readonly timesPeer: Rate;
  /** Times the cost per move of the first configuration of the same game; null: it is the first. */
  readonly timesCost: Rate | null;
  readonly position: { readonly bytes: number };
  readonly copiesPerSecond: Rate;
  readonly structuredClonesPerSecond: Rate;
  readonly immerChangesPerSecond: Rate;
  /** Times as many copies as structuredClone, and as changes by Immer, of the same position. */
  readonly timesStructuredClone: Rate;
  readonly timesImmer: Rate;
  /** Of a search by our bots, and times as many as the searching peer makes. */
  readonly iterationsPerSecond: Rate;
  readonly timesSearchPeer: Rate;
  /** Mean moves of an iteration. */
  readonly playoutLength: number;
  /** Times as fast as the other version; null: there is none, or it does not know this configuration. */
  readonly timesOther: TimesOther | null;
}

export interface TimesOther {
  readonly moves: Rate;
  readonly copies: Rate;
  readonly iterations: Rate;
  /** Times as many moves in an iteration. */
  readonly playoutLength: number;
}

export interface BenchPlan {
  readonly configurations: readonly Configuration[];
  readonly rounds: number;
  readonly seconds: number;
  /** This benchmark around another version, to take turns with. */
  readonly against: URL | null;
}

export async function bench(
  { configurations, rounds, seconds, against }: BenchPlan,
  tell: (name: string) => void,
  signal: AbortSignal,
): Promise<BenchReport> {
  const threads: BenchThread[] = [];
  const others: (BenchThread | null)[] = [];
  try {
    threads.push(await BenchThread.open({ kind: 'peer' }));
    for (const { game, ...rest } of configurations) {
      const cast = { kind: 'game', game: game.id, ...rest } as const;
      threads.push(await BenchThread.open(cast));
      others.push(against === null ? null : await openOther(cast, against));
    }
    const contestants = [...threads, ...others].flatMap((thread) => thread?.contestants ?? []);
    const rates = await race(contestants, rounds, seconds, ({ name }) => {
      stopIfInterrupted(signal);
      tell(name);
    });
    return { machine: machine(), rounds, seconds, ...reportOf(rates, threads, others, configurations) };
  } finally {
    for (const thread of [...threads, ...others]) await thread?.close();
  }
}

/** An older version may not have every module. */
async function openOther(cast: Cast, bundle: URL): Promise<BenchThread | null> {
  try {
    return await BenchThread.open(cast, bundle);
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}

const machine = () => ({ node: process.version, cpu: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}` });

function reportOf(
  rates: Rates,
  [peerThread, ...gameThreads]: readonly BenchThread[],
  others: readonly (BenchThread | null)[],
  configurations: readonly Configuration[],
): Pick<BenchReport, 'peer' | 'searchPeer' | 'games'> {
  const [peer, searchPeer] = peerThread!.contestants as [Contestant, Contestant];
  return {
    peer: { name: peer.name, movesPerSecond: spreadOf(rates.get(peer)!) },
    searchPeer: { name: searchPeer.name, iterationsPerSecond: spreadOf(rates.get(searchPeer)!) },
    games: gameThreads.map((thread, i) => {
      const first = configurations.findIndex(({ game }) => game.id === configurations[i]!.game.id);
      const report = gameReport(rates, peer, searchPeer, thread, first === i ? null : gameThreads[first]!);
      return { ...report, timesOther: timesOther(rates, thread, others[i]!) };
    }),
  };
}

function timesOther(rates: Rates, { contestants, facts }: BenchThread, other: BenchThread | null): TimesOther | null {
  if (other === null) return null;
  const [moves, copies, , , iterations] = contestants.map((one, i) => timesAsFast(rates, one, other.contestants[i]!));
  const playoutLength = facts.playoutLength / other.facts.playoutLength;
  return { moves: moves!, copies: copies!, iterations: iterations!, playoutLength };
}

type Five = [Contestant, Contestant, Contestant, Contestant, Contestant];

function gameReport(
  rates: Rates,
  peer: Contestant,
  searchPeer: Contestant,
  { contestants, facts }: BenchThread,
  first: BenchThread | null,
): Omit<GameReport, 'timesOther'> {
  const [playouts, copy, clone, immer, search] = contestants as Five;
  const rate = (contestant: Contestant) => spreadOf(rates.get(contestant)!);
  return {
    name: playouts.name,
    movesPerSecond: rate(playouts),
    timesPeer: timesAsFast(rates, playouts, peer),
    timesCost: first === null ? null : timesAsFast(rates, first.contestants[0]!, playouts),
    position: { bytes: facts.bytes },
    copiesPerSecond: rate(copy),
    structuredClonesPerSecond: rate(clone),
    immerChangesPerSecond: rate(immer),
    timesStructuredClone: timesAsFast(rates, copy, clone),
    timesImmer: timesAsFast(rates, copy, immer),
    iterationsPerSecond: rate(search),
    timesSearchPeer: timesAsFast(rates, search, searchPeer),
    playoutLength: facts.playoutLength,
  };
}
