import type { ArenaSummary, BotSummary, Figure } from '@majlis/bots';

const COLUMNS: readonly {
  readonly title: string;
  readonly width: number;
  readonly time?: true;
  text(bot: BotSummary): string;
}[] = [
  { title: 'bot', width: 12, text: ({ bot, seats }) => (seats === 1 ? bot : `${bot} x${seats}`) },
  {
    title: 'win share',
    width: 24,
    text: ({ winShare }) => figure(winShare, (share) => `${(100 * share).toFixed(1)} %`),
  },
  { title: 'fair', width: 8, text: ({ fairShare }) => `${(100 * fairShare).toFixed(1)} %` },
  { title: 'mean rank', width: 18, text: ({ rank }) => figure(rank, (value) => value.toFixed(2)) },
  { title: 'score', width: 22, text: ({ score }) => figure(score, (value) => value.toFixed(1)) },
  { title: 'rating', width: 18, text: ({ rating }) => figure(rating, (value) => value.toFixed(0)) },
  {
    title: 'ms a decision',
    width: 20,
    time: true,
    text: (bot) => `${bot.msPerDecision.toFixed(2)} (${bot.slowestMs.toFixed(0)})`,
  },
  { title: 'questions', width: 11, text: ({ questionsPerGame }) => questionsPerGame.toFixed(1) },
  { title: 'iterations/s', width: 14, time: true, text: ({ iterationsPerSecond }) => iterationsPerSecond.toFixed(0) },
  { title: 'dominated', width: 10, text: ({ dominatedPerGame }) => dominatedPerGame.toFixed(2) },
  { title: 'replaced', width: 9, text: ({ mishaps }) => String(mishaps) },
];

const figure = ({ mean, low, high }: Figure, text: (value: number) => string): string =>
  `${text(mean)} [${text(low)}, ${text(high)}]`;

const key = (anchor: string) =>
  `[low, high]: 95 % of bootstrap resamples of the deals. ${anchor} is rated 1000. (slowest decision, without the first deal, in which code is still being compiled) dominated: moves in a game to which another was better in any case.`;

/** Without what differs from machine to machine. */
export const timeless = (summary: ArenaSummary): ArenaSummary => ({
  ...summary,
  bots: summary.bots.map((bot) => ({ ...bot, msPerDecision: 0, slowestMs: 0, iterationsPerSecond: 0 })),
});

/** How the first bot did with one set of modules, on a line. */
export function setText(name: string, { bots, games, actionsPerGame }: ArenaSummary): string {
  const [first] = bots;
  const share = COLUMNS[1]!.text(first!).padEnd(COLUMNS[1]!.width);
  const time = `${first!.msPerDecision.toFixed(1)} ms (${first!.slowestMs.toFixed(0)})`.padEnd(18);
  const mishaps = bots.reduce((sum, bot) => sum + bot.mishaps, 0);
  return `${share}  ${String(games).padStart(4)} games of ${actionsPerGame.toFixed(0).padStart(4)}  ${time}  ${mishaps} replaced  ${name}`;
}

export function arenaText(summary: ArenaSummary, times: boolean): string {
  const columns = COLUMNS.filter(({ time }) => times || time === undefined);
  const line = (text: (column: (typeof COLUMNS)[number]) => string) =>
    columns
      .map((column) => text(column).padEnd(column.width))
      .join('  ')
      .trimEnd();
  return [
    `${summary.deals} deals, ${summary.games} games, ${summary.actionsPerGame.toFixed(0)} actions a game`,
    line(({ title }) => title),
    ...summary.bots.map((bot) => line((column) => column.text(bot))),
    key(summary.anchor),
  ].join('\n');
}
