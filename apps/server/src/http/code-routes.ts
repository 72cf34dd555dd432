import { TableCode, TableId } from '@majlis/protocol';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { addressOf, Buckets } from '../limits.ts';
import { ID_LENGTH } from '../people/secrets.ts';
import type { Reception } from './house.ts';
import { noSuchTable, Problem } from './problem.ts';
import { paramsOf, route } from './route.ts';

const ByCode = Type.Object({ code: TableCode });
const OfCode = Type.Object({ id: TableId });

/** A code is the beginning of a table's id. It opens nothing that has begun: who guesses one finds an empty seat. */
export function addCodeRoutes(server: FastifyInstance, { store, limits, time }: Reception): void {
  const tries = new Buckets(limits.codes, time);
  route(
    server,
    'GET',
    '/api/codes/:code',
    { summary: 'Find a table by its short code, before the game starts', params: ByCode, response: OfCode },
    async (request) => {
      if (!tries.take(addressOf(request.ip))) throw new Problem(429, 'too-many');
      const { code } = paramsOf(request, ByCode);
      const [id, another] = await store.gatheringFrom({ code, length: ID_LENGTH });
      // Set up at the same moment, two may begin alike: nobody can say which was meant, their links still can.
      if (id === undefined || another !== undefined) throw noSuchTable();
      return { id };
    },
  );
}
