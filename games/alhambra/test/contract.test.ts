import { describeGame } from '@majlis/testkit';
import { alhambra } from '../src/index.ts';
import * as testing from '../src/testing.ts';

describeGame(alhambra, testing, { games: 1, samples: 4 });
