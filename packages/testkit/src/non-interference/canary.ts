import { EventLog, type Seat, type Viewer } from '@majlis/kernel';
import { type Run, seedFrom } from '../run.ts';
import { isSecretFrom, slotsOf } from './secrets.ts';

/**
 * Writes numbers and words nobody could guess into everything that is secret from a viewer, and searches all that
 * would be sent to that viewer for them. Independent of `knowledge` and `imagine`: it finds what both give away.
 */
export function searchForMarkers(run: Run): void {
  const viewers: Viewer[] = [...run.seats, 'spectator'];
  for (const viewer of viewers) {
    const planted = run.game.copy(run.state);
    const marker = `${9_000_000_000 + run.rng.below(999_999_999)}`;
    const secrets = run.subject.secrets(planted).filter((secret) => isSecretFrom(secret, viewer));
    for (const { items, key } of secrets.flatMap(slotsOf)) items[key] = mark(items[key], marker);
    for (const [name, message] of messagesTo(run, planted, viewer)) {
      if (message.includes(marker)) {
        run.fail(
          'markers',
          `a marker planted in ${zones(secrets)} is in the ${name} of ${viewer}: ${around(message, marker)}`,
        );
      }
    }
  }
}

const zones = (secrets: readonly { zone: string }[]) => secrets.map(({ zone }) => zone).join(', ');

function mark(value: unknown, marker: string): unknown {
  if (typeof value === 'number') return Number(marker);
  if (typeof value === 'string') return marker;
  if (Array.isArray(value)) return value.map((item) => mark(item, marker));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mark(item, marker)]));
  }
  return value;
}

function around(message: string, marker: string): string {
  const at = message.indexOf(marker);
  return `...${message.slice(Math.max(0, at - 40), at + marker.length + 10)}...`;
}

/** Rules that look a marker up in their tables may throw: then nothing is sent. */
function messagesTo(run: Run, state: unknown, viewer: Viewer): [string, string][] {
  const { game } = run;
  const send = (name: string, make: () => unknown): [string, string][] => {
    try {
      return [[name, JSON.stringify(make()) ?? '']];
    } catch {
      return [];
    }
  };
  const seat = viewer as Seat;
  return [
    ...send('view', () => game.view(state, viewer)),
    ...send('tell', () => game.tell?.(state, viewer) ?? null),
    ...(viewer === 'spectator'
      ? []
      : [
          ...send('knowledge', () => game.knowledge(state, seat)),
          ...send('prompt', () => game.prompt(state, seat)),
          ...send('legal actions', () => game.legalActions(state, seat)),
          ...run.played.slice(-3).flatMap(({ action }) => send('refusal', () => game.check(state, seat, action))),
        ]),
  ];
}

/** The seed is a marker that is always planted: whoever reads it knows every card. */
export function searchForSeed(run: Run): void {
  const seed = seedFrom(run.seedText);
  const log = new EventLog<unknown>();
  const state = run.begin(log);
  const messages: [string, string][] = [...run.seats, 'spectator' as const].flatMap((viewer) => [
    ['events', JSON.stringify(log.shownTo(viewer))],
    ...messagesTo(run, state, viewer),
    ...messagesTo(run, run.state, viewer),
  ]);
  for (const [name, message] of messages) {
    if (message.includes(seed)) run.fail('markers', `the seed is in somebody's ${name}`);
  }
}
