import { seatEmblem } from '@majlis/art';
import { gameById } from '@majlis/games';
import { PARTS } from '@majlis/i18n';
import { type Json, rngFrom } from '@majlis/kernel';
import { show, Table } from '@majlis/table';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test, vi } from 'vitest';

// A page without a page: nothing is measured, kept or fetched.
vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: {} }, addEventListener() {} });
vi.stubGlobal('localStorage', { getItem: () => null, setItem() {} });
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
vi.stubGlobal('window', globalThis);

const { changeLocale, needMessages } = await import('../i18n.ts');
const { ui: alhambra } = await import('../games/alhambra/index.ts');
const { MODULES_WITH_SCREENS } = await import('../games/alhambra/modules/index.ts');
const { ui: almadi } = await import('../games/almadi/index.ts');
const { ui: dragon } = await import('../games/aladdins-dragon/index.ts');
const { Log } = await import('./log.tsx');
const { PromptBar } = await import('./prompt-bar.tsx');
const { TableContext, TableStore } = await import('./store.ts');

const UIS = { alhambra, almadi, 'aladdins-dragon': dragon };
type Id = keyof typeof UIS;
const NAMES = ['Ada', 'Bo', 'Cem'];
const TERMS = { rated: false, clock: { kind: 'none' }, standIn: 'medium' } as const;
const TWENTY = gameById('alhambra')!.catalogue.modules.map(({ id }) => id);
const link = { onMessage: () => () => {}, close() {} } as never;

beforeAll(async () => {
  await needMessages(...PARTS);
  await alhambra.prepare!(MODULES_WITH_SCREENS);
});

/** A game of three people that has gone on at random for so many moves. */
function played(id: Id, config: Json, moves: number): Table {
  const { table } = Table.create(gameById(id)!, { config, seats: 3, seed: '9'.repeat(32), terms: TERMS }, 0);
  for (let seat = 0; seat < 3; seat++)
    table.handle({ do: 'seat', seat, holder: { kind: 'human', player: `${seat}` } }, 0);
  table.handle({ do: 'start' }, 0);
  const rng = rngFrom(`told ${id}`);
  for (let i = 0; i < moves && table.book.phase === 'playing'; i++) {
    const seat = table.book.asked[0]!;
    const legal = gameById(id)!.legalActions(table.position.state, seat);
    const action = legal[rng.below(legal.length)] as Json;
    const handled = table.handle({ do: 'play', seat, action, decision: table.decisionOf(seat)!, how: 'hand' }, 0);
    if (!handled.ok) throw new Error(handled.refusal.code);
  }
  return table;
}

/** A part of the page as this viewer has it; at a server's table, with those who are there. */
function drawn(
  part: FunctionComponent,
  id: Id,
  table: Table,
  viewer: number | 'spectator',
  present?: number[],
): string {
  const facts = { table: 't', host: '0', spectators: 0, chat: [], ahead: 0 };
  const online = present === undefined ? {} : { online: { ...facts, present } };
  const store = new TableStore(link, UIS[id], { shown: show(table, viewer), names: NAMES, ...online });
  return renderToStaticMarkup(createElement(TableContext, { value: store }, createElement(part)));
}

/** Each line of the log: its words, and whose emblem stands before them. */
const linesOf = (html: string): { readonly words: string; readonly seat: number }[] =>
  [...html.matchAll(/<li>(.*?)<\/li>/gs)].map(([, line = '']) => ({
    words: line.replace(/<svg.*?<\/svg>/gs, '').replace(/<[^>]+>/g, ''),
    seat: [0, 1, 2].findIndex((seat) => line.includes(seatEmblem((seat + 1) as 1 | 2 | 3))),
  }));

const TABLES: readonly (readonly [Id, Json])[] = [
  ['alhambra', {}],
  ['alhambra', { modules: TWENTY }],
  ['almadi', { modules: ['characters'] }],
  ['aladdins-dragon', { version: 'magic', maxRounds: 3 }],
];

describe.each(['en', 'fr', 'de'] as const)('the log in %s', (locale) => {
  test.each(TABLES)(
    '%s %j: who is named first has the emblem, sentences are whole, nobody is "you you"',
    async (id, config) => {
      await changeLocale(locale);
      const lines = [12, 60, 140, 260].flatMap((moves) => linesOf(drawn(Log, id, played(id, config, moves), 0)));
      expect(lines.length).toBeGreaterThan(40);
      const named = lines.filter(({ words }) => NAMES.some((name) => words.startsWith(`${name} `)));
      expect(named.length).toBeGreaterThan(10);
      for (const { words, seat } of named) expect(words, words).toMatch(new RegExp(`^${NAMES[seat]} `));
      for (const { words } of lines) {
        expect(words, words).toMatch(/^[\p{Lu}\d].*[.!?…)]$/su);
        expect(words, words).not.toMatch(/(?<!\p{L})(you|vous|du) \1(?!\p{L})/iu);
      }
    },
  );
});

/** What somebody hears of a seat: without what is only seen, and with what is only said. */
const heard = (html: string): string[] =>
  [...html.matchAll(/<li class="seat .*?<\/li>/gs)].map(([seat]) =>
    seat
      .replace(/<(svg|span) [^>]*aria-hidden="true".*?<\/\1>|<div class="area".*/gs, '')
      .replace(/<div class="pts"[^>]*aria-label="([^"]*)"[^>]*>\d+/g, '<div>$1')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );

test('a seat is heard in words: whose it is, what lies there, the points', async () => {
  await changeLocale('en');
  const hear = (id: 'alhambra' | 'almadi', viewer: number) =>
    heard(drawn(UIS[id].Table as FunctionComponent, id, played(id, {}, 6), viewer, [0, 1]));
  expect(hear('alhambra', 0)).toEqual([
    'Ada you : 5 cards, Longest wall: 0, 0 points',
    'Bo : 3 cards, Longest wall: 2, 0 points',
    'Cem away : 9 cards, Longest wall: 0, 0 points',
  ]);
  expect(hear('almadi', 1)[1]).toBe('Bo you : 0 rubies, 0 mosaics, 0 stall cards, 8 points');
});

test('what a building costs somebody is told to those who could buy it, and not to spectators', async () => {
  await changeLocale('en');
  const table = played('alhambra', {}, 6);
  const { Table: Board } = alhambra;
  const seats = [0, 1, 2].map((seat) => drawn(Board as FunctionComponent, 'alhambra', table, seat));
  expect(seats.join('')).toMatch(/\d+ short/);
  expect(drawn(Board as FunctionComponent, 'alhambra', table, 'spectator')).not.toMatch(/\d+ short|you act again/);
});

test('who is away is not said to be thinking', async () => {
  await changeLocale('en');
  const table = played('alhambra', {}, 3);
  const asked = table.book.asked[0]!;
  const viewer = (asked + 1) % 3;
  const name = NAMES[asked]!;
  expect(drawn(PromptBar, 'alhambra', table, viewer, [0, 1, 2])).toContain(`${name} is thinking.`);
  expect(drawn(PromptBar, 'alhambra', table, viewer, [viewer])).toContain(`It is ${name}’s turn, but ${name} is away.`);
});
