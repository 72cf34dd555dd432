import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HeldSeat, People, PlayerHere } from '../people/people.ts';
import type { Done } from '../tables/table-parts.ts';

/** Ends a request with a code that says what was wrong. Thrown, so that no route goes on by accident. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  readonly code: string;
  readonly params: unknown;

  constructor(status: number, code: string, params?: unknown) {
    super(code);
    this.status = status;
    this.code = code;
    this.params = params;
  }
}

/** A table nobody told you of, one that was deleted and one that never was look the same. */
export const noSuchTable = (): Problem => new Problem(404, 'no-such-table');

const UNAVAILABLE = new Set(['busy', 'not-stored', 'unavailable']);

export function demand(done: Done): number {
  if (done.ok) return done.seq;
  const { code, params } = done.refusal;
  if (code === 'no-such-table') throw noSuchTable();
  throw new Problem(UNAVAILABLE.has(code) ? 503 : 409, code, params);
}

function bearer(request: FastifyRequest): string {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || token === undefined) throw new Problem(401, 'token-missing');
  return token;
}

export async function playerOf(request: FastifyRequest, people: People): Promise<PlayerHere> {
  const token = bearer(request);
  const player = token.startsWith('majlis-player-') ? await people.playerOf(token) : null;
  if (player === null) throw new Problem(401, 'token-unknown');
  return player;
}

/** By the token of the seat; or by that of its player, who then names the table: `?table=`. */
export async function seatOf(request: FastifyRequest, people: People): Promise<HeldSeat> {
  const token = bearer(request);
  const { table } = request.query as { table?: unknown };
  if (token.startsWith('majlis-player-') && typeof table === 'string') {
    const [seat] = await people.seatsAt(table, token);
    if (seat !== undefined) return { table, seat };
  }
  const seat = token.startsWith('majlis-seat-') ? await people.seatOf(token) : null;
  if (seat === null) throw new Problem(401, 'token-unknown');
  return seat;
}

export function sendProblem(reply: FastifyReply, { status, code, params }: Problem): FastifyReply {
  return reply.code(status).send(params === undefined ? { code } : { code, params });
}
