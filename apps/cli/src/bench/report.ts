import type { BenchReport, GameReport } from './bench.ts';
import type { Rate } from './contestant.ts';

const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
const ratio = ({ median }: Rate): string => (median >= 100 ? whole(median) : median.toFixed(1));
const range = ({ min, max }: Rate): string => `${whole(min)} - ${whole(max)}`;
const micros = (rate: Rate): string => (1e6 / rate.median).toFixed(2);

const costText = (cost: Rate | null): string =>
  cost === null ? '' : `; a move costs ${cost.median.toFixed(2)} x one of the first configuration`;

const otherText = ({ name, timesOther }: GameReport): string => {
  if (timesOther === null) return `${name}: not measured beside the other version`;
  const { moves, copies, iterations, playoutLength } = timesOther;
  const times = (rate: Rate) => `${rate.median.toFixed(2)} (${rate.min.toFixed(2)} - ${rate.max.toFixed(2)})`;
  return `${name}: ${times(moves)} x the moves, ${times(copies)} x the copies, ${times(iterations)} x the iterations (each ${playoutLength.toFixed(2)} x as long) of the other version`;
};

function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) => row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('   '))
    .join('\n');
}

export function reportText({ machine, rounds, seconds, peer, searchPeer, games }: BenchReport): string {
  const moves = table([
    ['random playouts', 'moves/s', 'range', 'x peer', 'x cost of first'],
    [peer.name, whole(peer.movesPerSecond.median), range(peer.movesPerSecond), '1', ''],
    ...games.map((game) => [
      game.name,
      whole(game.movesPerSecond.median),
      range(game.movesPerSecond),
      ratio(game.timesPeer),
      game.timesCost?.median.toFixed(2) ?? '',
    ]),
  ]);
  const copies = table([
    ['copy of a mid-game position', 'JSON bytes', 'copy us', 'clone us', 'Immer us', 'x structuredClone', 'x Immer'],
    ...games.map((game) => [
      game.name,
      whole(game.position.bytes),
      micros(game.copiesPerSecond),
      micros(game.structuredClonesPerSecond),
      micros(game.immerChangesPerSecond),
      ratio(game.timesStructuredClone),
      ratio(game.timesImmer),
    ]),
  ]);
  const searches = table([
    ['search', 'iterations/s', 'range', 'moves an iteration', 'x peer'],
    [
      searchPeer.name,
      whole(searchPeer.iterationsPerSecond.median),
      range(searchPeer.iterationsPerSecond),
      'at most 9',
      '1',
    ],
    ...games.map((game) => [
      game.name,
      whole(game.iterationsPerSecond.median),
      range(game.iterationsPerSecond),
      game.playoutLength.toFixed(1),
      ratio(game.timesSearchPeer),
    ]),
  ]);
  const ratios = games.map(
    (game) =>
      `${game.name}: ${ratio(game.timesPeer)} x ${peer.name}; copy ${ratio(game.timesStructuredClone)} x structuredClone, ${ratio(game.timesImmer)} x Immer${costText(game.timesCost)}`,
  );
  const how = `Medians of ${rounds} rounds, all in turn, ${seconds} s of CPU time each (ratios within each round); Node ${machine.node}, ${machine.cpu}.`;
  const others = games.every(({ timesOther }) => timesOther === null) ? [] : [games.map(otherText).join('\n')];
  return [moves, copies, searches, ratios.join('\n'), ...others, how].join('\n\n');
}
