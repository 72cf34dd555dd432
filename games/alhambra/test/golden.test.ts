import { describeGoldens } from '@majlis/testkit';
import { alhambra } from '../src/index.ts';
import { MODULE_IDS } from '../src/modules/index.ts';

describeGoldens(alhambra, new URL('../golden/', import.meta.url), [
  { name: 'two-seats-with-dirk', seats: 2 },
  { name: 'four-seats', seats: 4 },
  ...MODULE_IDS.map((id) => ({ name: id, seats: 3, config: { modules: [id] } })),
  { name: 'all-modules', seats: 3, config: { modules: MODULE_IDS } },
]);
