import { alhambra } from '@majlis/alhambra';
import { rngFrom } from '@majlis/kernel';
import { show, Table } from '@majlis/table';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

// A page without a page: nothing is measured, kept or fetched.
vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: {} }, addEventListener() {} });
vi.stubGlobal('localStorage', { getItem: () => null, setItem() {} });
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
vi.stubGlobal('window', globalThis);

const { needMessages } = await import('../../i18n.ts');
const { ui } = await import('./index.ts');
const { TableContext, TableStore } = await import('../../table/store.ts');
const { MODULES_WITH_SCREENS } = await import('./modules/index.ts');

const TERMS = { rated: false, clock: { kind: 'none' }, standIn: 'medium' } as const;
const ALL = alhambra.catalogue.modules.map(({ id }) => id);
const link = { onMessage: () => () => {}, close() {} } as never;

/** What stands on the page for this seat. */
function drawn(table: Table, seat: number): string {
  const names = table.book.seats.map((_, i) => `player ${i}`);
  const store = new TableStore(link, ui, { shown: show(table, seat), names });
  return renderToStaticMarkup(createElement(TableContext, { value: store }, createElement(ui.Table)));
}

/** Plays at random and looks at the table whenever somebody is asked something. */
function play(seats: number, modules: readonly string[], moves: number): Set<string> {
  const seed = '9'.repeat(32);
  const { table } = Table.create(alhambra, { config: { modules: [...modules] }, seats, seed, terms: TERMS }, 0);
  for (let seat = 0; seat < seats; seat++) {
    table.handle({ do: 'seat', seat, holder: { kind: 'human', player: `${seat}` } }, 0);
  }
  expect(table.handle({ do: 'start' }, 0)).toMatchObject({ ok: true });
  const rng = rngFrom(`draw ${seats}`);
  const asked = new Set<string>();
  for (let i = 0; i < moves && table.book.phase === 'playing'; i++) {
    const seat = table.book.asked[0]!;
    const { state } = table.position;
    const kind = alhambra.prompt(state as never, seat)!.kind;
    // A question of a kind is looked at a few times; turns are many.
    if (!asked.has(kind) || rng.below(12) === 0) expect(drawn(table, seat)).toContain('class="prompt');
    asked.add(kind);
    const legal = alhambra.legalActions(state as never, seat);
    const action = legal[rng.below(legal.length)] as never;
    table.handle({ do: 'play', seat, action, decision: table.decisionOf(seat), how: 'hand' }, 0);
  }
  return asked;
}

test('the table can be drawn at every kind of question, with no module and with all', async () => {
  await needMessages('common', 'alhambra', 'alhambra/told');
  await ui.prepare!(MODULES_WITH_SCREENS);
  expect(play(2, [], 80)).toContain('placeTiles');
  expect(play(3, ALL, 400).size).toBeGreaterThan(5);
});
