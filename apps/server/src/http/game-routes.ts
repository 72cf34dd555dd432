import { BOT_NAMES } from '@majlis/bots';
import { gameById, offered, shelf } from '@majlis/games';
import { ConfigWish } from '@majlis/protocol';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';
import { bodyOf, paramsOf, route } from './route.ts';

const AtGame = Type.Object({ game: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }) });

export function addGameRoutes(server: FastifyInstance): void {
  const Games = Type.Object({ games: Type.Array(Type.Unknown()), botLevels: Type.Array(Type.String()) });
  route(
    server,
    'GET',
    '/api/games',
    { summary: 'The games, their options and modules', response: Games },
    async () => ({
      games: offered(shelf).map(({ game, name }) => ({
        id: game.id,
        name,
        rulesVersion: game.rulesVersion,
        seats: game.seats,
        catalogue: game.catalogue,
      })),
      botLevels: BOT_NAMES,
    }),
  );

  const Checked = Type.Object({
    ok: Type.Boolean(),
    config: Type.Optional(Type.Unknown()),
    refusal: Type.Optional(Type.Unknown()),
  });
  const check = {
    summary: 'Check a configuration of options and modules; says why it is not possible',
    params: AtGame,
    body: ConfigWish,
    response: Checked,
  };
  route(server, 'POST', '/api/games/:game/check', check, async (request) => {
    const game = gameById(paramsOf(request, AtGame).game);
    if (game === null) throw new Problem(404, 'no-such-game');
    const { config, seats } = bodyOf(request, ConfigWish);
    const checked = game.checkConfig(config, seats);
    return checked.ok ? { ok: true, config: checked.value } : { ok: false, refusal: checked.refusal };
  });
}
