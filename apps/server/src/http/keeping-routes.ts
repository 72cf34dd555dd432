import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { sameSecret } from '../people/secrets.ts';
import { StorageError } from '../storage/storage-error.ts';
import { listenApart } from './apart.ts';
import type { Reception } from './house.ts';
import { Remembered } from './remembered.ts';

const PROMETHEUS = 'text/plain; version=0.0.4; charset=utf-8';
type Kind = 'counter' | 'gauge';

const snake = (name: string): string => name.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`);

function lines(name: string, kind: Kind, help: string, values: readonly (readonly [string, number])[]): string {
  return [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${kind}`,
    ...values.map(([labels, value]) => `${name}${labels} ${value}`),
  ].join('\n');
}

/** For operators: health and metrics. */
export function addKeepingRoutes(server: FastifyInstance, reception: Reception): void {
  const { house, liveTables, store, serverId, time, notices, isDraining, metricsToken, metricsAddress } = reception;
  // A sign of life is written, not read: a full disk can still be read.
  const health = new Remembered(time, 1_000, async () => {
    try {
      await store.beat({ id: serverId, at: time.now() });
      return null;
    } catch (error) {
      return (error instanceof StorageError && error.code) || 'failed';
    }
  });
  const counts = new Remembered(time, 5_000, () => store.counts(null));
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  server.addHook('onClose', async () => {
    delay.disable();
  });

  server.get(
    '/healthz',
    { schema: { summary: 'Whether the server is in service: 200, or 503 while it drains or cannot write' } as never },
    async (_request, reply) => {
      if (isDraining()) return reply.code(503).send({ ok: false, code: 'draining' });
      const fault = await health.ask();
      return fault === null ? { ok: true } : reply.code(503).send({ ok: false, code: 'database', fault });
    },
  );

  // For a proxy: not how the database is, which all servers share.
  const ready = {
    schema: { summary: 'Whether this server takes part: 200, or 503 while it drains; for proxies' } as never,
  };
  server.get('/healthz/ready', ready, async (_request, reply) =>
    isDraining() ? reply.code(503).send({ ok: false, code: 'draining' }) : { ok: true },
  );

  server.get('/metrics', { schema: { hide: true } as never }, async (request, reply) => {
    const [, token = ''] = (request.headers.authorization ?? '').split(' ');
    if (metricsToken === null || !sameSecret(token, metricsToken)) return reply.callNotFound();
    return reply.type(PROMETHEUS).send(await metricsText());
  });

  const metricsText = async (): Promise<string> => {
    const { rss, heapUsed } = process.memoryUsage();
    const cpu = process.cpuUsage();
    const counters = Object.entries(house.metrics).map(([name, value]) =>
      lines(`majlis_${snake(name)}_total`, 'counter', `${name} since the start of this server`, [['', value]]),
    );
    const tables = Object.entries(await counts.ask()).map(([phase, count]) => [`{phase="${phase}"}`, count] as const);
    const told = [...notices.counts].map(([labels, count]) => {
      const [channel, kind, result] = labels.split(',');
      return [`{channel="${channel}",kind="${kind}",result="${result}"}`, count] as const;
    });
    const seconds = (quantile: number) => delay.percentile(quantile) / 1e9;
    const gauges = [
      lines('majlis_tables', 'gauge', 'tables in the database', tables),
      lines('majlis_tables_open', 'gauge', 'tables in memory', [['', liveTables.open]]),
      lines('majlis_connections', 'gauge', 'WebSocket connections', [['', liveTables.connections]]),
      lines('majlis_tasks_waiting', 'gauge', 'tasks that wait for their table', [['', liveTables.waiting]]),
      lines('majlis_notices_total', 'counter', 'notices by channel, kind and result', told),
      lines('majlis_notices_waiting', 'gauge', 'notices that are to be sent', [['', await store.waitingNotices(null)]]),
      lines('majlis_bots_thinking', 'gauge', 'questions bots are at', [['', house.bots.load]]),
      lines('majlis_bot_mishaps_total', 'counter', 'bots that failed or hung and were replaced', [
        ['', house.bots.mishaps],
      ]),
      lines('majlis_rules_stuck_total', 'counter', 'rules workers that hung and were replaced', [
        ['', house.rules.stuck],
      ]),
      lines('majlis_event_loop_delay_seconds', 'gauge', 'delay of the event loop', [
        ['{quantile="0.5"}', seconds(50)],
        ['{quantile="0.99"}', seconds(99)],
      ]),
      lines('process_resident_memory_bytes', 'gauge', 'memory', [['', rss]]),
      lines('process_heap_bytes', 'gauge', 'heap of the main thread', [['', heapUsed]]),
      lines('process_cpu_seconds_total', 'counter', 'processor time', [['', (cpu.user + cpu.system) / 1e6]]),
    ];
    return `${[...counters, ...gauges].join('\n')}\n`;
  };
  if (metricsAddress !== null) listenApart(server, metricsAddress, metricsText);
}
