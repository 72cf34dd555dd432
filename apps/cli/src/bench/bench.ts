import { cpus } from 'node:os';
import { stopIfInterrupted } from '../errors.ts';
import type { Configuration } from './configurations.ts';
import { type Contestant, type Rate, type Rates, race, spreadOf, timesAsFast } from './contestant.ts';
import { Stage } from './stage.ts';

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
}

export async function bench(
  configurations: readonly Configuration[],
  rounds: number,
  seconds: number,
  tell: (name: string) => void,
  signal: AbortSignal,
): Promise<BenchReport> {
  const stages: Stage[] = [];
  try {
    stages.push(await Stage.open({ kind: 'peer' }));
    for (const { game, ...rest } of configurations)
      stages.push(await Stage.open({ kind: 'game', game: game.id, ...rest }));
    const contestants = stages.flatMap((stage) => stage.contestants);
    const rates = await race(contestants, rounds, seconds, ({ name }) => {
      stopIfInterrupted(signal);
      tell(name);
    });
    return { machine: machine(), rounds, seconds, ...reportOf(rates, stages, configurations) };
  } finally {
    for (const stage of stages) await stage.close();
  }
}

const machine = () => ({ node: process.version, cpu: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}` });

function reportOf(
  rates: Rates,
  [peerStage, ...gameStages]: readonly Stage[],
  configurations: readonly Configuration[],
): Pick<BenchReport, 'peer' | 'searchPeer' | 'games'> {
  const [peer, searchPeer] = peerStage!.contestants as [Contestant, Contestant];
  return {
    peer: { name: peer.name, movesPerSecond: spreadOf(rates.get(peer)!) },
    searchPeer: { name: searchPeer.name, iterationsPerSecond: spreadOf(rates.get(searchPeer)!) },
    games: gameStages.map((stage, i) => {
      const first = configurations.findIndex(({ game }) => game.id === configurations[i]!.game.id);
      return gameReport(rates, peer, searchPeer, stage, first === i ? null : gameStages[first]!);
    }),
  };
}

type Five = [Contestant, Contestant, Contestant, Contestant, Contestant];

function gameReport(
  rates: Rates,
  peer: Contestant,
  searchPeer: Contestant,
  { contestants, facts }: Stage,
  first: Stage | null,
): GameReport {
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
