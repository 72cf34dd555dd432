import { Problem as ProblemSchema } from '@majlis/protocol';
import type { Static, TSchema } from '@sinclair/typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';

export interface RouteInfo {
  readonly summary: string;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly response?: TSchema;
  /** Bytes, where a body may be longer than usual. */
  readonly bodyLimit?: number;
}

/** One route with its schemas, which both guard it and describe it at /api/docs. */
export function route(
  server: FastifyInstance,
  method: HTTPMethods,
  url: string,
  { summary, params, query, body, response, bodyLimit }: RouteInfo,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): void {
  const schema = {
    summary,
    ...(params === undefined ? {} : { params }),
    ...(query === undefined ? {} : { querystring: query }),
    ...(body === undefined ? {} : { body }),
    response: { ...(response === undefined ? {} : { 200: response }), '4xx': ProblemSchema },
  };
  server.route({ method, url, schema, handler, ...(bodyLimit === undefined ? {} : { bodyLimit }) });
}

// The schema has been checked when a handler runs; these only give it its type.
export const bodyOf = <T extends TSchema>(request: FastifyRequest, _schema: T): Static<T> => request.body as Static<T>;
export const paramsOf = <T extends TSchema>(request: FastifyRequest, _schema: T): Static<T> =>
  request.params as Static<T>;
export const queryOf = <T extends TSchema>(request: FastifyRequest, _schema: T): Static<T> =>
  request.query as Static<T>;
