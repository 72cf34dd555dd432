import { parentPort, workerData } from 'node:worker_threads';
import { gameById } from '@majlis/games';
import { fetchAllOlderRules } from '@majlis/games/kept';
import { Hosting } from '../tables/hosting.ts';
import { thrownOf } from './thrown.ts';

const port = parentPort!;
const { freeze, games } = workerData as { freeze: boolean; games: string | null };
// Tests bring games of their own: broken ones, and worlds that differ in what a seat does not know.
const byId = games === null ? gameById : (await import(games)).gameById;
const hosting = new Hosting(byId, { freeze, older: await fetchAllOlderRules() });

// Texts, not objects: they are many times cheaper to hand to another thread.
port.on('message', ({ id, text }: { id: number; text: string }) => {
  try {
    const { updates = [], ...reply } = hosting.answer(JSON.parse(text));
    const viewers = updates.map(([viewer]) => viewer);
    port.postMessage({ id, text: JSON.stringify({ ...reply, viewers }), long: updates.map(([, update]) => update) });
  } catch (error) {
    port.postMessage({ id, error: thrownOf(error) });
  }
});
port.postMessage('ready');
