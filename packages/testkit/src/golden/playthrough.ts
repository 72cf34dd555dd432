import { type AnyGame, EventLog, type GameRecord, hashJson, type LogEntry, type AnyScoreLine } from '@majlis/kernel';

/** A record as text to read and to review in a diff. */
export function playthroughOf(game: AnyGame, record: GameRecord): string {
  const log = new EventLog<unknown>();
  const state = game.setup(record.config, record.seats, record.seed, log);
  const lines = [
    `${game.id}, rules ${game.rulesVersion}, ${record.seats} seats, ${JSON.stringify(record.config)}, seed ${record.seed}`,
    ...eventLines(log),
  ];
  const actions = record.segments.flatMap((segment) => segment.actions);
  actions.forEach(([seat, action], i) => {
    const heard = new EventLog<unknown>();
    game.apply(state, seat, action, heard);
    lines.push(`${i + 1}. p${seat}: ${game.actionText(action)}`, ...eventLines(heard));
  });
  const outcome = game.outcome(state);
  outcome?.ranks.forEach((rank, seat) => {
    const points = sourcesOf(game.scores(state).filter((line) => line.seat === seat));
    lines.push(`p${seat}: rank ${rank}, ${outcome.scores[seat]} points${points === '' ? '' : ` (${points})`}`);
  });
  return `${[...lines, `hash ${hashJson(state)}`].join('\n')}\n`;
}

const eventLines = (log: EventLog<unknown>): string[] => log.entries.map((entry) => `    ${eventText(entry)}`);

function eventText({ event, secret }: LogEntry<unknown>): string {
  const { type, ...params } = event as { type?: string };
  const words = Object.entries(params).map(([key, value]) => `${key}=${JSON.stringify(value)}`);
  const secrets = Object.entries(secret ?? {}).map(([seat, part]) => `[only p${seat}: ${JSON.stringify(part)}]`);
  return [type ?? '', ...words, ...secrets].join(' ');
}

function sourcesOf(lines: readonly AnyScoreLine[]): string {
  const sums = new Map<string, number>();
  for (const { source, points } of lines) sums.set(source, (sums.get(source) ?? 0) + points);
  return [...sums].map(([source, points]) => `${source} ${points}`).join(', ');
}
