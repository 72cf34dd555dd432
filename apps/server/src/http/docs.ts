import { liveSchema } from '@majlis/protocol';
import type { FastifyInstance } from 'fastify';
import { type Html, html } from '../html.ts';

interface Operation {
  readonly summary?: string;
  readonly requestBody?: { readonly content: Record<string, { readonly schema: unknown }> };
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[];
}

/** The API as OpenAPI, and as a page to read. The page needs no script. */
export function addDocs(server: FastifyInstance): void {
  const hide = { schema: { hide: true } as never };
  server.get('/api/openapi.json', hide, async () => server.swagger());
  server.get('/api/live.schema.json', hide, async () => liveSchema);
  server.get('/api/docs', hide, async (_request, reply) => {
    const { paths = {} } = server.swagger() as { paths?: Record<string, Record<string, Operation>> };
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => showRoute(method, path, operation)),
    );
    return reply.type('text/html; charset=utf-8').send(page(routes).text);
  });
}

const page = (routes: readonly Html[]): Html => html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Majlis API</title></head>
<body>
<h1>Majlis API</h1>
<p>Also as <a href="/api/openapi.json">OpenAPI 3.1</a>. Send tokens in the header <code>Authorization: Bearer …</code>: a
player's token for players and hosts, a seat's token for a seat. A refused request is answered with a <code>code</code>.
Games are played over a WebSocket at <code>/api/live</code>; its messages are described by a
<a href="/api/live.schema.json">JSON Schema</a>.</p>
${routes}
</body>
</html>`;

function showRoute(method: string, path: string, { summary = '', requestBody, parameters = [] }: Operation): Html {
  const schema = requestBody?.content['application/json']?.schema;
  const body = schema === undefined ? html`` : html`<pre>${JSON.stringify(schema, null, 2)}</pre>`;
  const queries = parameters.filter(({ in: where }) => where === 'query').map(({ name }) => name);
  const query = queries.length === 0 ? html`` : html`<p>Query: ${queries.join(', ')}</p>`;
  return html`<section><h2><code>${method.toUpperCase()} ${path}</code></h2><p>${summary}</p>${query}${body}</section>`;
}
