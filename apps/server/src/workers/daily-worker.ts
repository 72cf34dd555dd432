import { parentPort } from 'node:worker_threads';
import { dealOf } from '@majlis/daily';
import { checkResult } from '@majlis/daily/bots';
import { playableById } from '@majlis/games/heuristics';
import type { GameRecord } from '@majlis/kernel';
import { thrownOf } from './thrown.ts';

/** A game that claims to be one of the deal of that day. */
export interface DailyQuestion {
  readonly day: string;
  readonly record: GameRecord;
}

const port = parentPort!;

port.on('message', ({ id, text }: { id: number; text: string }) => {
  try {
    const { day, record } = JSON.parse(text) as DailyQuestion;
    const deal = dealOf(day);
    port.postMessage({ id, text: JSON.stringify(checkResult(playableById(deal.game)!, deal, record)) });
  } catch (error) {
    port.postMessage({ id, error: thrownOf(error) });
  }
});
port.postMessage('ready');
