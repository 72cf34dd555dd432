import { randomBytes } from 'node:crypto';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { addCodeRoutes } from './http/code-routes.ts';
import { addDailyRoutes } from './http/daily-routes.ts';
import { addDeviceRoutes } from './http/device-routes.ts';
import { addDocs } from './http/docs.ts';
import { addDoor } from './http/door.ts';
import { addFinishedRoutes } from './http/finished-routes.ts';
import { addGameRoutes } from './http/game-routes.ts';
import { addHintRoutes } from './http/hint-routes.ts';
import type { Reception } from './http/house.ts';
import { addKeepingRoutes } from './http/keeping-routes.ts';
import { addLifeRoutes } from './http/life-routes.ts';
import { addMatchRoutes } from './http/match-routes.ts';
import { addNoticeRoutes } from './http/notice-routes.ts';
import { addPeopleRoutes } from './http/people-routes.ts';
import { addStatisticsRoutes } from './http/statistics-routes.ts';
import { addSubstituteRoutes } from './http/substitute-routes.ts';
import { addTableRoutes } from './http/table-routes.ts';
import { addUploadRoutes } from './http/upload-routes.ts';
import { LIMITS, type Limits, type Rate } from './limits.ts';
import { addLive } from './live/live.ts';
import type { Outside } from './notices/guard.ts';
import { Notices } from './notices/notices.ts';
import { hintText, type News } from './peer-hints.ts';
import { CHANNEL, noPeers, type Peers, PostgresPeers } from './peers.ts';
import { People } from './people/people.ts';
import { createServer } from './server.ts';
import type { Settings } from './settings.ts';
import { openEmbeddedStore } from './storage/embedded-store.ts';
import { openPostgres } from './storage/postgres-store.ts';
import { BotRunner } from './tables/bot-runner.ts';
import { LiveTables } from './tables/live-tables.ts';
import { Metrics } from './tables/metrics.ts';
import { alone, sharedPresence } from './tables/presence.ts';
import { RulesPool } from './tables/rules-pool.ts';
import type { House, Pace } from './tables/table-parts.ts';
import { realTime, type Time } from './time.ts';
import { Upkeep } from './upkeep.ts';
import { WEB_CLIENT } from './web-client.ts';

export interface Majlis {
  readonly server: FastifyInstance;
  readonly liveTables: LiveTables;
  readonly house: House;
  /** Finishes what is under way, tells clients to come back, and closes. */
  close(): Promise<void>;
}

/** What tests replace. */
export interface Overrides {
  readonly time?: Time;
  readonly pace?: Partial<Pace>;
  readonly limits?: Partial<Limits>;
  readonly rulesLimit?: number;
  readonly botCap?: number;
  readonly games?: string;
  /** What names of hosts lead to. */
  readonly resolve?: Outside['resolve'];
}

const RULES_LIMIT = 5_000;
const BOT_CAP = 4_000;

const widen = (rate: Rate, by: number): Rate => ({ burst: rate.burst * by, perSecond: rate.perSecond * by });

function limitsOf({ limitsFactor: by }: Settings, overrides: Partial<Limits> = {}): Limits {
  const { connectionsPerAddress, underWay, rest, unread, unreadOfAll, ...rates } = LIMITS;
  const widened = Object.fromEntries(Object.entries(rates).map(([name, rate]) => [name, widen(rate, by)]));
  const wide = { connectionsPerAddress: connectionsPerAddress * by, underWay: underWay * by };
  const others = { ...wide, rest: rest / by, unread, unreadOfAll };
  return { ...(widened as unknown as Limits), ...others, ...overrides };
}

/** Everything of a server but listening. */
export async function openMajlis(settings: Settings, overrides: Overrides = {}): Promise<Majlis> {
  const { logLevel, trustProxy, databaseUrl } = settings;
  const server = createServer({ logLevel, trustProxy, webClient: WEB_CLIENT });
  const { log } = server;
  const time = overrides.time ?? realTime;
  const serverId = randomBytes(8).toString('hex');
  let peers: Peers = noPeers;
  const store =
    databaseUrl === null
      ? await openEmbeddedStore(settings.dataDir)
      : await openPostgres(databaseUrl, (error) => log.warn(error), {
          channel: CHANNEL,
          hintOf: ({ table, events }) => hintText(serverId, table, events),
          onUntold: ({ table, events }) => peers.hint(table, events),
        });
  const outage = await Upkeep.outage(store, time);
  const freeze = process.env.NODE_ENV !== 'production';
  const rules = new RulesPool({
    workers: settings.rulesWorkers,
    limit: overrides.rulesLimit ?? RULES_LIMIT,
    freeze,
    games: overrides.games ?? null,
  });
  const bots = new BotRunner({ workers: settings.botWorkers, cap: overrides.botCap ?? BOT_CAP });
  const pace: Pace = {
    botDelay: settings.botDelay,
    standingDelay: 1_200,
    deference: 3_000,
    idle: 30_000,
    ...overrides.pace,
  };
  let isDraining = false;
  const house: House = {
    store,
    rules,
    bots,
    time,
    metrics: new Metrics(),
    log,
    pace,
    noticeDelay: settings.noticeDelay,
    outage,
    hint: (table) => peers.hint(table, []),
    presence: databaseUrl === null ? alone : sharedPresence(store, time, serverId, (table) => peers.came(table)),
  };
  const liveTables = new LiveTables(house);
  const lookAround = () => void liveTables.lookAround().catch((error) => log.warn(error));
  if (databaseUrl !== null) {
    const events = {
      onNews: (news: News) => void liveTables.hear(news).catch((error) => log.error(error)),
      onPresence: (tables: readonly string[]) =>
        void liveTables.learnPresence(tables).catch((error) => log.warn(error)),
      onRevoked: (table: string, seat: number) => liveTables.find(table)?.guests.dismissSeat(seat),
      onReconnected: lookAround,
    };
    peers = await PostgresPeers.open(databaseUrl, serverId, events, log);
  }
  const { resolve } = overrides;
  const notices = new Notices({
    store,
    time,
    log,
    serverId,
    settings,
    ...(resolve === undefined ? {} : { resolve }),
  });
  const upkeep = new Upkeep({
    store,
    time,
    liveTables,
    serverId,
    log,
    settings,
    lookAround: databaseUrl === null ? null : lookAround,
  });
  const reception: Reception = {
    house,
    liveTables,
    people: new People(store, time),
    store,
    time,
    limits: limitsOf(settings, overrides.limits),
    origins: settings.origins,
    serverId,
    notices,
    metricsToken: settings.metricsToken,
    metricsAddress: settings.metricsAddress,
    revoke: (table, seat) => peers.revoke(table, seat),
    isDraining: () => isDraining,
  };
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Majlis', version: '1', description: 'Tables, players and finished games.' },
    },
  });
  addDoor(server, reception);
  await addLive(server, reception);
  addGameRoutes(server);
  addPeopleRoutes(server, reception);
  addTableRoutes(server, reception);
  addCodeRoutes(server, reception);
  addHintRoutes(server, reception);
  addFinishedRoutes(server, reception);
  addUploadRoutes(server, reception);
  addDeviceRoutes(server, reception);
  addStatisticsRoutes(server, reception);
  addDailyRoutes(server, reception);
  addMatchRoutes(server, reception);
  addSubstituteRoutes(server, reception);
  addLifeRoutes(server, reception);
  addNoticeRoutes(server, reception);
  addKeepingRoutes(server, reception);
  addDocs(server);
  await upkeep.start(outage !== null);
  notices.courier.start();

  return {
    server,
    liveTables,
    house,
    async close() {
      if (isDraining) return;
      isDraining = true;
      upkeep.stop();
      await notices.close();
      await liveTables.close();
      await house.presence.close();
      await server.close();
      await peers.close();
      await Promise.all([rules.close(), bots.close()]);
      await upkeep.lastBeat();
      await store.close();
    },
  };
}
