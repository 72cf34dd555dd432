import { describeGame } from '@majlis/testkit';
import { lantern } from '../src/index.ts';
import * as testing from '../src/testing.ts';

describeGame(lantern, testing);
