import { alhambra, type State } from '@majlis/alhambra';
import { hashJson, type Json } from '@majlis/kernel';
import { type Entry, Table } from '@majlis/table';
import type { Page } from '@playwright/test';
import { keep } from '../scripts/lib/screens/visit.mjs';

const TERMS = { rated: false, clock: { kind: 'none' }, standIn: 'medium' } as const;
const NAMES = ['You', 'Leila', 'Omar', 'Samira', 'Hassan', 'Zaynab'];
let opened = 0;

/** The journal of a table that stands where this position does: as if the rules had changed just before. */
function journalOf(state: State, level: string): Entry[] {
  const { seats, modules } = state.options;
  const config = { modules: [...modules] } as Json;
  const { table, entry } = Table.create(alhambra, { config, seats, seed: '5'.repeat(32), terms: TERMS }, 0);
  const journal = [entry];
  const handle = (command: Parameters<Table['handle']>[0]) => {
    const handled = table.handle(command, 0);
    if (!handled.ok) throw new Error(handled.refusal.code);
    journal.push(...handled.entries);
  };
  for (let seat = 0; seat < seats; seat++) {
    handle({ do: 'seat', seat, holder: seat === 0 ? { kind: 'human', player: '0' } : { kind: 'bot', level } });
  }
  handle({ do: 'start' });
  const start = state as unknown as Json;
  const asked = [...alhambra.deciders(state)];
  const { rulesVersion } = alhambra;
  const migrated = { kind: 'migrated', rulesVersion, start, startHash: hashJson(start), asked } as const;
  return [...journal, { ...migrated, seq: journal.length + 1, at: 0, client: null }];
}

/** Opens a table of this device that stands where this position does; the first seat is the visitor's. */
export async function openAt(page: Page, state: State, level = 'random'): Promise<void> {
  const { seats, modules } = state.options;
  const search = `seats=${seats}&level=${level}&modules=${modules.join(',')}&deal=${++opened}`;
  const wish = {
    game: 'alhambra',
    config: { modules: [...modules] },
    seats: Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : level)),
    names: NAMES.slice(0, seats),
    pause: 0,
  };
  if (page.url() === 'about:blank') await page.goto('/');
  await keep(page, `solo/alhambra/${search}`, { wish, journal: journalOf(state, level) });
  await page.goto(`/solo/alhambra?${search}`);
  await page.locator('.prompt').waitFor();
}
