import { describeGame } from '@majlis/testkit';
import { aladdinsDragon } from '../src/index.ts';
import * as testing from '../src/testing.ts';

// Whole games take long to check at every position; `npm run fuzz -- aladdins-dragon` plays those.
const setups = testing.setups.map(({ seats, config }) => ({ seats, config: { ...config, maxRounds: 3 } }));

describeGame(aladdinsDragon, { ...testing, setups }, { games: 1 });
