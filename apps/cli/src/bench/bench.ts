import { cpus } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { stopIfInterrupted } from '../errors.ts';
import { ticTacToePlayouts } from './boardgame-io.ts';
import type { Configuration } from './configurations.ts';
import { type Contestant, type Rate, type Rates, race, spreadOf, timesAsFast } from './contestant.ts';
import { type Copies, copiesOf } from './copies.ts';
import { playoutsOf } from './playouts.ts';

export interface BenchReport {
  readonly machine: { readonly node: string; readonly cpu: string };
  readonly rounds: number;
  /** CPU seconds each contestant works in a round. */
  readonly seconds: number;
  readonly peer: { readonly name: string; readonly movesPerSecond: Rate };
  readonly games: readonly GameReport[];
}

export interface GameReport {
  readonly name: string;
  readonly movesPerSecond: Rate;
  /** Times as many moves as the peer. */
  readonly timesPeer: Rate;
  readonly position: { readonly bytes: number };
  readonly copiesPerSecond: Rate;
  readonly structuredClonesPerSecond: Rate;
  readonly immerChangesPerSecond: Rate;
  /** Times as many copies as structuredClone, and as changes by Immer, of the same position. */
  readonly timesStructuredClone: Rate;
  readonly timesImmer: Rate;
}

interface Entry {
  readonly playouts: Contestant;
  readonly copies: Copies;
}

export async function bench(
  configurations: readonly Configuration[],
  rounds: number,
  seconds: number,
  tell: (name: string) => void,
  signal: AbortSignal,
): Promise<BenchReport> {
  const peer = ticTacToePlayouts();
  const entries = configurations.map((it) => ({ playouts: playoutsOf(it), copies: copiesOf(it) }));
  const contestants = [
    peer,
    ...entries.flatMap(({ playouts, copies }) => [playouts, copies.own, copies.structuredClone, copies.immer]),
  ];
  const rates = await race(contestants, rounds, seconds, async ({ name }) => {
    await nextTurn();
    stopIfInterrupted(signal);
    tell(name);
  });
  const machine = { node: process.version, cpu: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}` };
  return {
    machine,
    rounds,
    seconds,
    peer: { name: peer.name, movesPerSecond: spreadOf(rates.get(peer)!) },
    games: entries.map((entry) => gameReport(rates, peer, entry)),
  };
}

function gameReport(rates: Rates, peer: Contestant, { playouts, copies }: Entry): GameReport {
  const rate = (contestant: Contestant) => spreadOf(rates.get(contestant)!);
  return {
    name: playouts.name,
    movesPerSecond: rate(playouts),
    timesPeer: timesAsFast(rates, playouts, peer),
    position: { bytes: copies.bytes },
    copiesPerSecond: rate(copies.own),
    structuredClonesPerSecond: rate(copies.structuredClone),
    immerChangesPerSecond: rate(copies.immer),
    timesStructuredClone: timesAsFast(rates, copies.own, copies.structuredClone),
    timesImmer: timesAsFast(rates, copies.own, copies.immer),
  };
}
