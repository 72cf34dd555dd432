import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Serves the metrics at a separate address, for as long as the server runs. */
export function listenApart(
  server: FastifyInstance,
  { host, port }: { readonly host: string; readonly port: number },
  figures: () => Promise<string>,
): void {
  const apart = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    figures().then(
      (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  server.addHook('onListen', async () => {
    await new Promise<void>((resolve, reject) => {
      apart.once('error', reject);
      apart.listen(port, host, resolve);
    });
  });
  server.addHook('onClose', async () => {
    apart.closeAllConnections();
    apart.close();
  });
}
