import { alhambra, type State } from '@majlis/alhambra';
import { gameById } from '@majlis/games';
import { playableById } from '@majlis/games/heuristics';
import { type AnyGame, EventLog, type Json, rngFrom } from '@majlis/kernel';
import { type Entry, Table } from '@majlis/table';
import type { Page } from '@playwright/test';
import { journalOf, keptOf, NAMES, SEED } from '../scripts/lib/screens/laid.mjs';
import { keep } from '../scripts/lib/screens/visit.mjs';

let opened = 0;

/** A position of a game, and the table it belongs to; the first seat is the visitor's, bots have the others. */
interface Laid {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly seats: number;
  readonly config: Json;
  readonly level?: string;
  /** Milliseconds a bot takes; none unless said. */
  readonly pause?: number;
}

/** Opens a table of this device that stands where this position does. */
export async function openLaid(page: Page, laid: Laid): Promise<void> {
  const { game, seats, config, level = 'random', pause } = laid;
  const modules = (config as { modules?: readonly string[] }).modules ?? [];
  const search = `seats=${seats}&level=${level}&modules=${modules.join(',')}&deal=${++opened}`;
  // Any page will do to put something into storage: the lightest one.
  if (page.url() === 'about:blank') await page.goto('/mark.svg');
  await keep(page, `solo/${game.id}/${search}`, await keptOf(laid, pause));
  await page.goto(`/solo/${game.id}?${search}`);
  await page.locator('.prompt').waitFor();
}

/**
 * Lays on this device's shelf the last moves of a game that is over, or all of them, and gives its address: the first
 * seat's answers are as bad as may be, the others' as the quick policy gives them.
 */
export async function layFinished(
  page: Page,
  id: string,
  seats: number,
  wish: Json,
  moves = Infinity,
): Promise<string> {
  const known = playableById(id);
  const checked = known?.game.checkConfig(wish, seats);
  if (known === null || checked?.ok !== true) throw new Error(`no such table: ${id}`);
  const { game, heuristics } = known;
  const rng = rngFrom('finished');
  const state = game.setup(checked.value, seats, SEED, new EventLog());
  const states = [game.copy(state)];
  while (game.outcome(state) === null) {
    const seat = game.deciders(state)[0]!;
    game.apply(state, seat, heuristics.quick(state, seat, rng), new EventLog());
    states.push(game.copy(state));
  }
  const start: unknown = states.at(-1 - moves) ?? states[0];
  const { stateVersion } = game;
  const journal = (await journalOf({ game, state: start, seats, config: wish })).flatMap((entry): Entry[] => {
    if (entry.kind !== 'migrated') return [entry];
    return moves < states.length - 1 ? [{ ...entry, stateVersion }] : [];
  });
  const { table } = Table.restore(game, journal, null, 0);
  while (table.book.outcome === null) {
    const seat = table.book.asked[0]!;
    const now = table.position.state;
    const action = seat === 0 ? game.legalActions(now, seat).at(-1) : heuristics.quick(now, seat, rng);
    const decision = table.decisionOf(seat)!;
    const handled = table.handle({ do: 'play', seat, decision, action: action as Json, how: 'hand' }, 0);
    if (!handled.ok) throw new Error(handled.refusal.code);
    journal.push(...handled.entries);
  }
  const search = `seats=${seats}&level=random&deal=${++opened}`;
  const levels = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : 'random'));
  const kept = { wish: { game: id, config: wish, seats: levels, names: NAMES.slice(0, seats), pause: 0 }, journal };
  if (page.url() === 'about:blank') await page.goto('/mark.svg');
  await keep(page, `solo/${id}/${search}`, kept);
  return `/solo/${id}/review?${search}`;
}

/** The same for Alhambra, whose state says what is played. */
export const openAt = (page: Page, state: State, level = 'random'): Promise<void> => {
  const { seats, modules } = state.options;
  return openLaid(page, { game: alhambra, state, seats, config: { modules: [...modules] }, level });
};

interface Asked {
  readonly kind: string;
  readonly legal: readonly Json[];
  readonly moves: number;
  /** The position itself, as the game knows it. */
  readonly state: unknown;
}

/** Plays at random until the first seat is asked something like that; within milliseconds, and always the same. */
export function playedUntil(id: string, seats: number, wish: Json, isIt: (asked: Asked) => boolean): Laid {
  const game = gameById(id);
  const checked = game?.checkConfig(wish, seats);
  if (game === null || checked?.ok !== true) throw new Error(`no such table: ${id}`);
  for (let attempt = 0; attempt < 50; attempt++) {
    const rng = rngFrom(`${attempt}`);
    const state = game.setup(checked.value, seats, String(attempt % 10).repeat(32), new EventLog());
    for (let moves = 0; game.outcome(state) === null; moves++) {
      const seat = game.deciders(state)[0]!;
      const legal = game.legalActions(state, seat) as Json[];
      const kind = game.prompt(state, seat)!.kind;
      if (seat === 0 && isIt({ kind, legal, moves, state })) return { game, state, seats, config: wish };
      game.apply(state, seat, legal[rng.below(legal.length)]! as never, new EventLog());
    }
  }
  throw new Error('nothing like that comes up');
}

/** Everything that was done at the tables of this device, as its shelf keeps it: the same as long as nobody acts. */
export const keptMoves = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('majlis');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('tables').objectStore('tables').getAll();
          all.onerror = () => reject(all.error);
          all.onsuccess = () => {
            opening.result.close();
            const moves = all.result.flatMap(({ journal }) => journal).filter(({ kind }) => kind === 'played');
            resolve(moves.length);
          };
        };
      }),
  );
