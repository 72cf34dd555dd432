import { gameById } from '@majlis/games';
import { expect, test } from 'vitest';
import { GAMES } from './faces.ts';

test('what the home page says of a game is what its engine says', () => {
  for (const { id, seats } of GAMES) expect(gameById(id)?.seats, id).toEqual(seats);
});
