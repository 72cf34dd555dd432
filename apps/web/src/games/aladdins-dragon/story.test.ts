import { aladdinsDragon, type State } from '@majlis/aladdins-dragon';
import { type Event, isCave, SPACES, strengthsSeen, type View } from '@majlis/aladdins-dragon/client';
import { EventLog, rngFrom } from '@majlis/kernel';
import type { ShownMove } from '@majlis/table';
import { describe, expect, test } from 'vitest';
import { sceneNow } from './scene.ts';
import { readStory, type Story } from './story.ts';

const SEAT = 0;

/** Plays at random and shows each position with what was told on the way there; of the first moves nothing was. */
function playAndLook(
  version: 'basic' | 'magic',
  seed: string,
  look: (view: View, story: Story, state: State) => void,
  unheard = 0,
): void {
  const game = aladdinsDragon;
  const rng = rngFrom(seed);
  const moves: ShownMove[] = [];
  const tell = (log: EventLog<Event>) =>
    moves.push({ seat: null, how: null, at: null, events: log.shownTo(SEAT) as unknown as ShownMove['events'] });
  const first = new EventLog<Event>();
  const state = game.setup({ version, maxRounds: 3 }, 4, seed, first);
  tell(first);
  while (game.outcome(state) === null) {
    const seat = game.deciders(state)[0]!;
    const legal = game.legalActions(state, seat);
    const log = new EventLog<Event>();
    game.apply(state, seat, legal[rng.below(legal.length)]!, log);
    tell(log);
    const view = game.view(state, SEAT) as unknown as View;
    look(view, readStory(view, moves.slice(unheard), SEAT), state);
  }
}

const withoutFresh = (scene: ReturnType<typeof sceneNow>) =>
  scene.players.map(({ entered, tokens }) => ({
    entered,
    tokens: tokens.map(({ space, up, doubled }) => ({ space, up, doubled })),
  }));

describe.each(['basic', 'magic'] as const)('the story of a %s game', (version) => {
  test('as it is told leads to the board as it is seen', () => {
    for (const seed of ['1', '2']) {
      playAndLook(version, seed.repeat(32), (view, story) => {
        const now = sceneNow(view, story.scene);
        expect(withoutFresh(story.scene)).toEqual(withoutFresh(now));
        expect(story.scene.carpets).toEqual(now.carpets);
        expect({ ...story.scene, at: 0 }).toMatchObject({
          camel: now.camel,
          guard: now.guard,
          weakestFirst: now.weakestFirst,
          smuggler: now.smuggler,
          round: view.round,
        });
      });
    }
  });

  test('may begin in the middle of a round: what lies there is seen', () => {
    for (const unheard of [9, 23, 61]) {
      let looks = 0;
      const look = (view: View, story: Story) => {
        if (looks++ < unheard) return;
        const now = sceneNow(view, story.scene);
        if (view.stage === 'placing') expect(now.shelves).toEqual(view.caves);
        expect(now.round).toBe(view.round);
        for (const { isOver, scene, space } of story.episodes) {
          if (!isOver || view.round > scene.round) continue;
          const here = view.players.flatMap(({ tokens }) => tokens.filter((token) => token.space === space));
          const shown = scene.players.flatMap(({ tokens }) => tokens.filter((token) => token.space === space));
          expect(shown.length).toBeGreaterThanOrEqual(here.length);
          const served = scene.fates[space]?.length ?? 0;
          if (isCave(space)) expect(scene.shelves[space]!.length).toBeGreaterThanOrEqual(served);
        }
      };
      playAndLook(version, '3'.repeat(32), look, unheard);
    }
  });

  test('has a space for everything that was tallied, in the order of the tally', () => {
    playAndLook(version, '4'.repeat(32), (view, story) => {
      const told = story.episodes.filter(({ round }) => round === view.round).map(({ space }) => space);
      expect(told).toEqual([...told].sort((a, b) => a - b));
      expect(story.episodes.slice(0, -1).every(({ isOver }) => isOver)).toBe(true);
      expect(story.episodes.every(({ scene, isOver }) => !isOver || scene !== story.scene)).toBe(true);
    });
  });
});

test('what is declared and not yet settled is what the moment for plays still holds', () => {
  for (const seed of ['5', '6']) {
    playAndLook('magic', seed.repeat(32), (_view, story, state) => {
      const top = state.stack.at(-1);
      if (top?.kind !== 'plays') return;
      const held = [...top.mem.declared, ...top.mem.said].map(({ seat }) => seat);
      expect(story.declared.map(({ seat }) => seat)).toEqual(held);
    });
  }
});

test('ADR-41 the strength a lane shows is the engine’s, with what was doubled and the Carpets laid', () => {
  let doubled = 0;
  let carpets = 0;
  for (const seed of ['7', '8', '9']) {
    playAndLook('magic', seed.repeat(32), (_view, { scene }, state) => {
      for (const space of SPACES.keys()) {
        const here = state.players.flatMap(({ tokens }) => tokens.filter((token) => token.space === space));
        if (here.some(({ up }) => !up)) continue;
        expect(strengthsSeen(scene, space)).toEqual(strengthsSeen(state, space));
        doubled += here.filter((token) => token.doubled).length;
        carpets += state.carpets.filter((carpet) => carpet.space === space).length;
      }
    });
  }
  expect(doubled).toBeGreaterThan(0);
  expect(carpets).toBeGreaterThan(0);
});
