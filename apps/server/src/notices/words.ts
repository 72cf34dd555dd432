import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { shelf } from '@majlis/games';
import { LOCALES, type Locale, loadMessages, type MessageId } from '@majlis/i18n';
import type { Schema } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import type { Summary } from '../tables/table-parts.ts';

type Delivery = Schema['outbox'];

/** A notice in words: all that is sent of it. Nothing but what its seat sees. */
export interface Text {
  /** By which a receiver can tell that it has had it before. */
  readonly id: string;
  readonly kind: Delivery['kind'];
  readonly title: string;
  readonly body: string;
  /** Where it leads, without the server's own name. */
  readonly path: string;
  readonly game: string | null;
  readonly table: string | null;
  readonly at: number;
  readonly deadline: number | null;
}

export interface Reader {
  readonly locale: Locale;
  readonly zone: string;
}

export type Say = (id: MessageId, values?: Record<string, string | number>) => string;

const spoken = new Map<Locale, Say>();

/** The words of a language, compiled once. */
export async function wordsIn(locale: Locale): Promise<Say> {
  const known = spoken.get(locale);
  if (known !== undefined) return known;
  const source = (await loadMessages('notices', locale)) as Record<string, string>;
  const messages = Object.fromEntries(Object.entries(source).map(([id, text]) => [id, compileMessage(text)]));
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  const say: Say = (id, values) => i18n._(id, values);
  spoken.set(locale, say);
  return say;
}

export const localeOf = (text: string): Locale => LOCALES.find((locale) => locale === text) ?? 'en';

/** What is told later than this says since when it is so. */
const LATE = 10 * 60_000;

/** Null where the table is gone. */
export async function textOf(store: Store, delivery: Delivery, reader: Reader, now: number): Promise<Text | null> {
  const { kind, at, deadline, table_id: table } = delivery;
  const say = await wordsIn(reader.locale);
  const head = { id: delivery.id.split('/')[0]!, kind, at, deadline, table };
  if (table === null) {
    return { ...head, title: say('notice.test'), body: say('notice.test.body'), path: '/you/notices', game: null };
  }
  const row = await store.findTable({ table });
  if (row === null) return null;
  const { seats, ranks } = JSON.parse(row.summary) as Summary;
  const { from, text = '' } = JSON.parse(delivery.body) as { from?: number; text?: string };
  const names = await store.namesOf({ ids: seats.flatMap(({ player }) => player ?? []) });
  const nameAt = (seat: number | undefined) => names[seats[seat ?? -1]?.player ?? ''] ?? say('notice.somebody');
  const game = shelf.find((entry) => entry.game.id === row.game)?.name ?? row.game;
  const others = seats.flatMap(({ player }, seat) => (seat === delivery.seat || player === null ? [] : [nameAt(seat)]));
  const told = { reader, say, now, delivery, others, text, ranks: ranks ?? null };
  return {
    ...head,
    title: say(`notice.${kind}`, { game, name: nameAt(from) }),
    body: linesOf(told).join(' '),
    path: `/t/${table}`,
    game: row.game,
  };
}

interface Telling {
  readonly reader: Reader;
  readonly say: Say;
  readonly now: number;
  readonly delivery: Delivery;
  readonly others: readonly string[];
  readonly text: string;
  readonly ranks: readonly number[] | null;
}

function linesOf({ reader, say, now, delivery, others, text, ranks }: Telling): string[] {
  const { kind, seat, at, deadline } = delivery;
  const date = (when: number) =>
    new Intl.DateTimeFormat(reader.locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: reader.zone,
    }).format(when);
  const lines: string[] = [];
  if (kind === 'chat') lines.push(text);
  if (kind === 'takenOver' || kind === 'full') lines.push(say(`notice.${kind}.body`));
  const rank = seat === null ? undefined : ranks?.[seat];
  if (kind === 'over' && rank !== undefined) {
    lines.push(rank === 1 ? say('notice.over.won') : say('notice.over.place', { place: rank, count: ranks!.length }));
  }
  if (kind !== 'chat' && others.length > 0) {
    lines.push(say('notice.with', { names: new Intl.ListFormat(reader.locale).format(others) }));
  }
  if (deadline !== null && WITH_DEADLINE.has(kind)) lines.push(say('notice.until', { date: date(deadline) }));
  if (now - at > LATE) lines.push(say('notice.since', { date: date(at) }));
  return lines;
}

const WITH_DEADLINE: ReadonlySet<Delivery['kind']> = new Set(['turn', 'nudge', 'reminder']);
