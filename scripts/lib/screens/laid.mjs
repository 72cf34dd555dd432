// @ts-check

/** @type {import('@majlis/table').Terms} */
const TERMS = { rated: false, clock: { kind: 'none' }, standIn: 'medium' };
export const SEED = '5'.repeat(32);
export const NAMES = ['You', 'Leila', 'Omar', 'Samira', 'Hassan', 'Zaynab'];

/**
 * A position of a game, and the table it belongs to; the first seat is the visitor's, bots have the others.
 * @typedef {{ game: import('@majlis/kernel').AnyGame, state: unknown, seats: number, config: import('@majlis/kernel').Json, level?: string }} Laid
 */

/**
 * The journal of a table that stands where this position does: as if the rules had changed just before.
 * @param {Laid} laid @returns {Promise<import('@majlis/table').Entry[]>}
 */
export async function journalOf({ game, state, seats, config, level = 'random' }) {
  const { Table } = await import('@majlis/table');
  const { hashJson } = await import('@majlis/kernel');
  const { table, entry } = Table.create(game, { config, seats, seed: SEED, terms: TERMS }, 0);
  const journal = [entry];
  const handle = (/** @type {import('@majlis/table').Command} */ command) => {
    const handled = table.handle(command, 0);
    if (!handled.ok) throw new Error(handled.refusal.code);
    journal.push(...handled.entries);
  };
  for (let seat = 0; seat < seats; seat++) {
    handle({ do: 'seat', seat, holder: seat === 0 ? { kind: 'human', player: '0' } : { kind: 'bot', level } });
  }
  handle({ do: 'start' });
  const start = /** @type {import('@majlis/kernel').Json} */ (state);
  const asked = [...game.deciders(state)];
  const { rulesVersion } = game;
  const migrated = /** @type {const} */ ({
    kind: 'migrated',
    rulesVersion,
    start,
    startHash: hashJson(start),
    asked,
  });
  return [...journal, { ...migrated, seq: journal.length + 1, at: 0, client: null }];
}

/** What a device keeps of such a table. @param {Laid} laid @param {number} [pause] milliseconds a bot takes */
export async function keptOf(laid, pause = 0) {
  const { game, seats, config, level = 'random' } = laid;
  const levels = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : level));
  const wish = { game: game.id, config, seats: levels, names: NAMES.slice(0, seats), pause };
  return { wish, journal: await journalOf(laid) };
}
