import { describeGoldens } from '@majlis/testkit';
import { lantern } from '../src/index.ts';

describeGoldens(lantern, new URL('../golden/', import.meta.url), [
  { name: 'two-seats', seats: 2 },
  { name: 'four-seats-six-rounds', seats: 4, config: { rounds: 6 } },
]);
