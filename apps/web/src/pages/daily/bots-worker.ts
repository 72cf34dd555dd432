import { type DailyDeal, dealOf } from '@majlis/daily';
import { pointsOfBot, YARDSTICK } from '@majlis/daily/bots';
import { playableById } from '@majlis/games/heuristics';

/** What the page asks: the points of all bots from this one on. */
export interface BotsWanted {
  readonly day: string;
  readonly from: number;
}

addEventListener('message', ({ data }: MessageEvent<BotsWanted>) => {
  const deal: DailyDeal = dealOf(data.day);
  const known = playableById(deal.game)!;
  // Each as soon as it is there: the last ones take longest.
  for (const bot of YARDSTICK.slice(data.from)) postMessage(pointsOfBot(known, deal, bot));
});
