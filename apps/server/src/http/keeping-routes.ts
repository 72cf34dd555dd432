import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Reception } from './house.ts';

type Kind = 'counter' | 'gauge';

const snake = (name: string): string => name.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`);

function lines(name: string, kind: Kind, help: string, values: readonly (readonly [string, number])[]): string {
  return [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${kind}`,
    ...values.map(([labels, value]) => `${name}${labels} ${value}`),
  ].join('\n');
}

/** For those who keep the house: whether it stands, and what goes on in it. */
export function addKeepingRoutes(server: FastifyInstance, reception: Reception): void {
  const { house, rooms, store, notices, isDraining } = reception;
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  server.addHook('onClose', async () => {
    delay.disable();
  });

  server.get('/healthz', async (_request, reply) => {
    if (isDraining()) return reply.code(503).send({ ok: false, code: 'draining' });
    try {
      await store.lastBeat(null);
      return { ok: true };
    } catch {
      return reply.code(503).send({ ok: false, code: 'database' });
    }
  });

  server.get('/metrics', async (_request, reply) => {
    const { rss, heapUsed } = process.memoryUsage();
    const cpu = process.cpuUsage();
    const counters = Object.entries(house.metrics).map(([name, value]) =>
      lines(`majlis_${snake(name)}_total`, 'counter', `${name} since the start of this server`, [['', value]]),
    );
    const tables = Object.entries(await store.counts(null)).map(
      ([phase, count]) => [`{phase="${phase}"}`, count] as const,
    );
    const told = [...notices.counts].map(([labels, count]) => {
      const [channel, kind, result] = labels.split(',');
      return [`{channel="${channel}",kind="${kind}",result="${result}"}`, count] as const;
    });
    const seconds = (quantile: number) => delay.percentile(quantile) / 1e9;
    const gauges = [
      lines('majlis_tables', 'gauge', 'tables in the database', tables),
      lines('majlis_rooms_open', 'gauge', 'tables in memory', [['', rooms.open]]),
      lines('majlis_connections', 'gauge', 'WebSocket connections', [['', rooms.connections]]),
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
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(`${[...counters, ...gauges].join('\n')}\n`);
  });
}
