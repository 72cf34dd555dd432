import { EmblemWish, type GameStatistics, type RatedPlayer } from '@majlis/protocol';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { showRating } from '../people/rating.ts';
import { statisticsOf } from '../people/statistics.ts';
import type { Reception } from './house.ts';
import { playerOf } from './problem.ts';
import { bodyOf, queryOf, route } from './route.ts';

const MOST_RESULTS = 2_000;
const MOST_PLAYERS = 100;
const OfGame = Type.Object(
  { game: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }) },
  { additionalProperties: false },
);

/** How somebody plays, and who plays best here. */
export function addStatisticsRoutes(server: FastifyInstance, { people, store }: Reception): void {
  const mine = { summary: 'My statistics' };
  route(server, 'GET', '/api/me/statistics', mine, async (request): Promise<{ games: GameStatistics[] }> => {
    const { id } = await playerOf(request, people);
    return { games: statisticsOf(await store.resultsOf({ player: id, limit: MOST_RESULTS })) };
  });

  const all = { summary: 'Players with rated games on this server, best first', query: OfGame };
  route(server, 'GET', '/api/players', all, async (request): Promise<{ players: RatedPlayer[] }> => {
    const { game } = queryOf(request, OfGame);
    const rows = await store.ratedPlayers({ game, limit: MOST_PLAYERS });
    const shown = rows.map(({ id, name, emblem = null, games, ...rating }) => {
      return { id, name, emblem, games, ...showRating(rating) };
    });
    return { players: shown };
  });

  const wear = { summary: 'Choose my emblem', body: EmblemWish };
  route(server, 'PUT', '/api/me/emblem', wear, async (request) => {
    const { id } = await playerOf(request, people);
    const { emblem } = bodyOf(request, EmblemWish);
    await store.setEmblem({ id, emblem });
    return { emblem };
  });
}
