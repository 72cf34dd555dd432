import { describeGoldens } from '@majlis/testkit';
import { almadi } from '../src/index.ts';

describeGoldens(almadi, new URL('../golden/', import.meta.url), [
  { name: 'two-seats', seats: 2 },
  { name: 'five-seats', seats: 5, config: { startingTiles: 'dealt' } },
  { name: 'three-seats-characters', seats: 3, config: { modules: ['characters'] } },
]);
