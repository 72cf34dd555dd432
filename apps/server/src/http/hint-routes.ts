import { Decision } from '@majlis/protocol';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { Buckets } from '../limits.ts';
import type { Reception } from './house.ts';
import { noSuchTable, Problem, seatOf } from './problem.ts';
import { paramsOf, route } from './route.ts';

const ToDecide = Type.Object({ decision: Decision });
const Known = Type.Object({
  game: Type.String(),
  seat: Type.Integer(),
  knowledge: Type.Unknown(),
  legal: Type.Array(Type.Unknown()),
});

/** Where all have agreed on hints: what a seat knows and may do, for a bot on its own device to think about. */
export function addHintRoutes(server: FastifyInstance, { people, liveTables, limits, time }: Reception): void {
  const asking = new Buckets(limits.settings, time);
  const info = { summary: 'What a bot would know in my seat, if the table allows hints', params: ToDecide };
  route(server, 'GET', '/api/seat/questions/:decision', { ...info, response: Known }, async (request) => {
    const { table, seat } = await seatOf(request, people);
    const { decision } = paramsOf(request, ToDecide);
    if (!asking.take(`${table}/${seat}`)) throw new Problem(429, 'too-many');
    const liveTable = liveTables.of(table);
    if (!(await liveTable.open('watch'))) throw noSuchTable();
    if (liveTable.status!.terms.hints !== true) throw new Problem(409, 'no-hints');
    if (!liveTable.status!.asked.includes(seat)) throw new Problem(409, 'stale-decision');
    const { text, refusal } = await liveTable.look({ ask: 'think', table, seat, decision }, 'watch');
    if (text === undefined) throw new Problem(409, refusal?.code ?? 'stale-decision');
    return JSON.parse(text);
  });
}
