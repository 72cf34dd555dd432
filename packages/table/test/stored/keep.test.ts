import { gameById } from '@majlis/games';
import { describe, test } from 'vitest';
import { writeStored } from './fixture.ts';
import { playStored, type Setup } from './keep.ts';

/** `npm run stored -- <release>` sets it: the games are then played and kept. */
const release = process.env.MAJLIS_STORED;

const MODULES = ['change', 'characters', 'city-gates', 'thieves', 'vizier'];
const setup = (name: string, seats: number, config: Setup['config'] = {}): Setup => ({
  name: `${name}-${seats}`,
  seats,
  config,
});

const SETUPS: Readonly<Record<string, readonly Setup[]>> = {
  alhambra: [
    ...[2, 3, 4, 5, 6].map((seats) => setup('base', seats)),
    ...MODULES.map((id, i) => setup(id, 2 + i, { modules: [id] })),
    ...[2, 3, 4, 5, 6].map((seats) => setup('all', seats, { modules: MODULES })),
  ],
  almadi: [
    ...[2, 3, 4, 5].map((seats) => setup('base', seats)),
    ...[2, 3, 4, 5].map((seats) => setup('characters', seats, { modules: ['characters'] })),
    setup('dealt', 3, { modules: ['characters'], startingTiles: 'dealt' }),
  ],
  'aladdins-dragon': [
    ...[3, 4, 5].map((seats) => setup('basic', seats)),
    ...[3, 4, 5].map((seats) => setup('magic', seats, { version: 'magic' })),
    setup('magic-short', 4, { version: 'magic', maxRounds: 5 }),
  ],
  lantern: [2, 3, 4].map((seats) => setup('base', seats)),
};

describe.skipIf(release === undefined)('keeps the stored games of a release', () => {
  for (const [id, setups] of Object.entries(SETUPS)) {
    test(id, () => {
      const seen = new Set<string>();
      for (const one of setups) writeStored(release!, playStored(gameById(id)!, one, seen));
      console.info([...seen].sort().join('\n'));
    });
  }
});
