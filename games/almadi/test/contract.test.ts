import { describeGame } from '@majlis/testkit';
import { almadi } from '../src/index.ts';
import * as testing from '../src/testing.ts';

describeGame(almadi, testing);
