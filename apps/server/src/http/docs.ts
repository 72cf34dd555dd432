import { liveSchema } from '@majlis/protocol';
import type { FastifyInstance } from 'fastify';
import { type Html, html } from '../html.ts';
import { shell } from '../pages/shell.ts';

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

const page = (routes: readonly Html[]): Html =>
  shell(
    'Majlis API',
    html`<main class="api"><h1>Majlis API</h1>
<p>Also available as <a href="/api/openapi.json">OpenAPI 3.1</a>. Send tokens in the header
<code>Authorization: Bearer …</code>: a player’s token for players and hosts, a seat’s token for a seat. A refused
request is answered with a <code>code</code>. Games are played over a WebSocket at <code>/api/live</code>; a
<a href="/api/live.schema.json">JSON Schema</a> describes its messages.</p>
${routes}</main>`,
  );

function showRoute(method: string, path: string, { summary = '', requestBody, parameters = [] }: Operation): Html {
  const schema = requestBody?.content['application/json']?.schema;
  const body =
    schema === undefined
      ? html``
      : html`<details><summary>Body</summary><pre>${JSON.stringify(schema, null, 2)}</pre></details>`;
  const queries = parameters.filter(({ in: where }) => where === 'query').map(({ name }) => name);
  const query = queries.length === 0 ? html`` : html`<p class="query">Query: ${queries.join(', ')}</p>`;
  return html`<section><h2><span class="method">${method.toUpperCase()}</span> ${path}</h2><p>${summary}</p>${query}${body}</section>
`;
}
