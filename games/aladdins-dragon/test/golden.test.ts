import { describeGoldens } from '@majlis/testkit';
import { aladdinsDragon } from '../src/index.ts';

describeGoldens(aladdinsDragon, new URL('../golden/', import.meta.url), [
  { name: 'basic-three-seats', seats: 3, config: { version: 'basic', maxRounds: 4 } },
  { name: 'basic-five-seats', seats: 5, config: { version: 'basic', maxRounds: 2 } },
  { name: 'magic-three-seats', seats: 3, config: { version: 'magic', maxRounds: 4 } },
  { name: 'magic-four-seats', seats: 4, config: { version: 'magic', maxRounds: 4 } },
  { name: 'magic-five-seats', seats: 5, config: { version: 'magic', maxRounds: 3 } },
]);
