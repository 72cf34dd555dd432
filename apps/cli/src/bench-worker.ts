import { parentPort, workerData } from 'node:worker_threads';
import { type Cast, type FromStage, type ToStage, worksOf } from './bench/stage.ts';
import { rateOf } from './bench/work.ts';
import { messageOf } from './errors.ts';

const port = parentPort!;
const say = (message: FromStage) => port.postMessage(message);

try {
  const { works, facts } = worksOf(workerData as Cast);
  port.on('message', ({ index, seconds }: ToStage) => {
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
