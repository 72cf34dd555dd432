import { matchOf } from '@majlis/daily';
import { pointsOfBot } from '@majlis/daily/bots';
import { playableById } from '@majlis/games/heuristics';

export interface BotsWanted {
  readonly game: string;
  readonly code: string;
}

/** Games of bots in every seat of every deal. */
const TRIES = 3;

addEventListener('message', ({ data: { game, code } }: MessageEvent<BotsWanted>) => {
  const known = playableById(game);
  const match = matchOf(game, code);
  if (known === null || match === null) return;
  const bots = match.deals.map((deal) =>
    match.deals.map((_, seat) =>
      Array.from({ length: TRIES }, (_, attempt) => pointsOfBot(known, deal, { level: 'medium', attempt }, seat)),
    ),
  );
  postMessage(bots);
});
