import { aladdinsDragon } from '@majlis/aladdins-dragon';
import type { Event, View } from '@majlis/aladdins-dragon/client';
import { EventLog, rngFrom } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { countedAfter } from './counted.ts';

const SEAT = 0;
const countersOf = ({ players, rooms }: View) => ({
  hoard: players[SEAT]!.hoard,
  artifacts: players.map(({ artifacts }) => artifacts),
  rooms,
});

test.each(['basic', 'magic'] as const)(
  'in a %s game what is told leads from the counters of each position to the next',
  (version) => {
    for (const seed of ['1', '2', '3']) {
      const game = aladdinsDragon;
      const rng = rngFrom(seed);
      const state = game.setup({ version, maxRounds: 4 }, 4, seed.repeat(32), new EventLog<Event>());
      let before = game.view(state, SEAT) as unknown as View;
      while (game.outcome(state) === null) {
        const seat = game.deciders(state)[0]!;
        const legal = game.legalActions(state, seat);
        const log = new EventLog<Event>();
        game.apply(state, seat, legal[rng.below(legal.length)]!, log);
        const told = (log.shownTo(SEAT) as readonly { readonly event: unknown }[]).map(({ event }) => event as Event);
        const view = game.view(state, SEAT) as unknown as View;
        expect(countersOf(countedAfter(before, told))).toEqual(countersOf(view));
        before = view;
      }
    }
  },
);
