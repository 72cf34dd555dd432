import { beforeAll, describe, expect, test } from 'vitest';
import { OBJECTIVES } from '../src/facts.ts';
import { CHARACTER_IDS, columnOf, type Event, type State } from '../src/index.ts';
import { LAST_COLUMN } from '../src/realm/cells.ts';
import { placedCount } from '../src/realm/realm.ts';
import { Corpus, playRandomGame } from './corpus.ts';
import { nearlyDone } from './objective-positions.ts';

/** `MAJLIS_GAMES=2000 npx vitest run games/almadi/test/corpus` plays the full number. */
const GAMES = Number(process.env.MAJLIS_GAMES ?? 200);

const corpus = new Corpus();
const finished: { readonly characters: boolean; readonly state: State }[] = [];

beforeAll(() => {
  for (let i = 0; i < GAMES; i++) {
    const characters = i % 2 === 1;
    finished.push({
      characters,
      state: playRandomGame(corpus, `d${i}`, 2 + ((i >> 1) % 4), characters),
    });
  }
});

describe(`${GAMES} random games over all seat counts, half with characters`, () => {
  test('ALM-END-1 every game ends with 16 placed landscapes each, 17 with Dunyazad', () => {
    expect(corpus.games).toBe(GAMES);
    for (const { state } of finished) {
      expect(state.over).not.toBeNull();
      expect(state.supply).toEqual([]);
      for (const player of state.players) expect(placedCount(player.realm)).toBe(16 + player.extraTurnsTaken);
    }
    const extra = finished.flatMap(({ state }) => state.players).filter((player) => player.extraTurnsTaken > 0);
    for (const player of extra) expect([...player.recruited, player.copied]).toContain('dunyazad');
  });

  test('no realm reaches the last column', () => {
    const cells = finished.flatMap(({ state }) => state.players.flatMap((player) => player.realm.cells));
    const furthest = cells.reduce((most, cell) => Math.max(most, columnOf(cell)), 0);
    expect(furthest).toBeLessThan(LAST_COLUMN);
  });

  test('every objective is completed somewhere', () => {
    const byChance = [...corpus.objectivesCompleted.keys()];
    for (const { build } of nearlyDone) {
      const { position, line } = build();
      position.play(line);
      corpus.heard(position.events as unknown as Event[]);
    }
    const all = Array.from({ length: OBJECTIVES }, (_, i) => i + 1);
    const missing = all.filter((objective) => !corpus.objectivesCompleted.has(objective));
    console.log(
      `objectives completed by chance: ${byChance.length} of ${OBJECTIVES}; never: ${missing.join(', ') || 'none'}`,
    );
    expect(missing).toEqual([]);
  });

  test('every character takes effect somewhere', () => {
    const missing = CHARACTER_IDS.filter((character) => !corpus.powersUsed.has(character));
    console.log(`characters without effect in ${GAMES} games: ${missing.join(', ') || 'none'}`);
    expect(missing).toEqual([]);
  });
});
