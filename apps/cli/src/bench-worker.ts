import { parentPort, workerData } from 'node:worker_threads';
import { type Cast, type FromThread, type ToThread, worksOf } from './bench/thread.ts';
import { rateOf } from './bench/work.ts';
import { messageOf } from './errors.ts';

const port = parentPort!;
const say = (message: FromThread) => port.postMessage(message);

try {
  const { works, facts } = worksOf(workerData as Cast);
  port.on('message', ({ index, seconds }: ToThread) => {
    try {
      say({ rate: rateOf(works[index]!, seconds) });
    } catch (error) {
      say({ failure: messageOf(error) });
    }
  });
  say({ names: works.map(({ name }) => name), facts });
} catch (error) {
  say({ failure: messageOf(error) });
}
