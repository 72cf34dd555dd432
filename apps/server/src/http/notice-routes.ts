import {
  type Channel,
  ChannelChange,
  MailKey,
  NewChannel,
  type NoticeBoard,
  NoticeWish,
  type SentNotice,
  TableId,
  TableWish,
} from '@majlis/protocol';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressOf, Buckets } from '../limits.ts';
import { checkUrl, Forbidden } from '../notices/guard.ts';
import type { HookAddress } from '../notices/hook.ts';
import { SUBJECTS, USUAL_SUBJECTS } from '../notices/kinds.ts';
import { isAddress } from '../notices/mail.ts';
import { momentId } from '../notices/moments.ts';
import { isZone } from '../notices/quiet.ts';
import { localeOf } from '../notices/words.ts';
import type { PlayerHere } from '../people/people.ts';
import { hashToken, newId, newSecret } from '../people/secrets.ts';
import type { Schema } from '../storage/schema.ts';
import type { Reception } from './house.ts';
import { noSuchTable, Problem, playerOf } from './problem.ts';
import { bodyOf, paramsOf, route } from './route.ts';

type Row = Schema['channels'];

const AtChannel = Type.Object({ channel: Type.String({ pattern: '^[a-z2-7]{26}$' }) });
const AtTable = Type.Object({ table: TableId });
const MOST_CHANNELS = 12;
const SHOWN = 40;

const listOf = (subjects: readonly string[]): string => `,${subjects.join(',')},`;

export function addNoticeRoutes(server: FastifyInstance, reception: Reception): void {
  const { people, store, notices, limits, time } = reception;
  const making = new Buckets(limits.making, time);
  const tests = new Buckets(limits.tests, time);
  const letters = new Buckets(limits.letters, time);

  const mine = async (request: FastifyRequest): Promise<{ row: Row; player: PlayerHere }> => {
    const player = await playerOf(request, people);
    const row = await store.findChannel({ id: paramsOf(request, AtChannel).channel });
    if (row === null || row.player_id !== player.id) throw new Problem(404, 'no-such-channel');
    return { row, player };
  };

  const board = async ({ id: player, device }: PlayerHere): Promise<NoticeBoard> => {
    const [{ publicKey }, wish, channels, tables, sent] = await Promise.all([
      notices.keys.push(),
      store.noticeWishOf({ player }),
      store.channelsOf({ player }),
      store.tableWishesOf({ player }),
      store.historyOf({ player, limit: SHOWN }),
    ]);
    return {
      offers: { push: publicKey, mail: notices.offersMail, hook: notices.offersHooks },
      wish: wish === null ? null : wishOf(wish),
      channels: channels.map((row) => shownChannel(row, device)),
      tables: Object.fromEntries(tables.map(({ table_id, level }) => [table_id, level])),
      sent: sent.map(shownDelivery),
    };
  };

  const get = { summary: 'My notification channels, and what was sent' };
  route(server, 'GET', '/api/me/notices', get, async (request) => board(await playerOf(request, people)));

  const wish = { summary: 'My language, time zone and quiet hours', body: NoticeWish };
  route(server, 'PUT', '/api/me/notices', wish, async (request) => {
    const player = await playerOf(request, people);
    const { id } = player;
    const { locale, zone, quiet } = bodyOf(request, NoticeWish);
    if (!isZone(zone)) throw new Problem(400, 'no-such-zone');
    const [quiet_from, quiet_to] = quiet === null ? [null, null] : [quiet.from, quiet.to];
    await store.setNoticeWish({ player_id: id, locale, zone, quiet_from, quiet_to });
    return board(player);
  });

  const add = { summary: 'Add a notification channel: this device, email or a webhook', body: NewChannel };
  route(server, 'POST', '/api/me/channels', add, async (request) => {
    const player = await playerOf(request, people);
    if (!making.take(addressOf(request.ip))) throw new Problem(429, 'too-many');
    const wanted = bodyOf(request, NewChannel);
    const address = reachOf(reception, wanted, player.device);
    const id = newId();
    if (wanted.kind === 'mail' && !(letters.take(addressOf(request.ip)) && letters.take(wanted.address.toLowerCase())))
      throw new Problem(429, 'too-many');
    await forgetSame(reception, player.id, wanted);
    const channel: Row = {
      id,
      player_id: player.id,
      kind: wanted.kind,
      address: JSON.stringify(address),
      state: wanted.kind === 'mail' ? 'waiting' : 'on',
      kinds: listOf(USUAL_SUBJECTS),
      digest: 'none',
      key_hash: hashToken(await notices.sender.keyOf(id)),
      created_at: time.now(),
      failures: 0,
      last_at: null,
      last_result: null,
      lease_by: null,
      free_at: 0,
    };
    if (!(await store.addChannel({ channel, most: MOST_CHANNELS }))) throw new Problem(409, 'too-many-channels');
    if (wanted.kind === 'mail') await confirm(reception, channel, wanted.address);
    return board(player);
  });

  const change = { summary: 'Change a notification channel', params: AtChannel, body: ChannelChange };
  route(server, 'PATCH', '/api/me/channels/:channel', change, async (request) => {
    const { row, player } = await mine(request);
    const { on, subjects, digest } = bodyOf(request, ChannelChange);
    if (on === true && row.state === 'waiting') throw new Problem(409, 'not-confirmed');
    const state = on === undefined ? row.state : on ? 'on' : row.state === 'waiting' ? 'waiting' : 'off';
    await store.changeChannel({
      id: row.id,
      change: {
        state,
        ...(on === true ? { failures: 0 } : {}),
        ...(subjects === undefined ? {} : { kinds: listOf(subjects) }),
        ...(digest === undefined ? {} : { digest }),
      },
    });
    return board(player);
  });

  const drop = { summary: 'Remove a notification channel', params: AtChannel };
  route(server, 'DELETE', '/api/me/channels/:channel', drop, async (request) => {
    const { row, player } = await mine(request);
    await store.dropChannel({ id: row.id });
    return board(player);
  });

  const test = { summary: 'Send a test notification', params: AtChannel };
  route(server, 'POST', '/api/me/channels/:channel/test', test, async (request) => {
    const { row } = await mine(request);
    if (row.state === 'waiting') throw new Problem(409, 'not-confirmed');
    if (!tests.take(row.player_id)) throw new Problem(429, 'too-many');
    const now = time.now();
    const id = momentId('test', row.id, newId());
    const about = { player: row.player_id, table: null, seat: null, kind: 'test', seq: 0, at: now, due: now } as const;
    await store.putOut({ notices: [{ ...about, id, deadline: null, body: '{}', channel: row.id }] });
    await notices.courier.look();
    return { id };
  });

  const level = { summary: 'Which notifications I get for one table', params: AtTable, body: TableWish };
  route(server, 'PUT', '/api/me/tables/:table/notices', level, async (request) => {
    const player = await playerOf(request, people);
    const { table } = paramsOf(request, AtTable);
    if ((await store.findTable({ table })) === null) throw noSuchTable();
    await store.setTableWish({ player_id: player.id, table_id: table, level: bodyOf(request, TableWish).level });
    return board(player);
  });

  const byKey = async (key: string): Promise<Row> => {
    const row = await store.channelByKey({ hash: hashToken(key) });
    if (row === null) throw new Problem(404, 'no-such-channel');
    return row;
  };

  const yes = { summary: 'Confirm an email address with the key that was sent to it', body: MailKey };
  route(server, 'POST', '/api/mail/confirm', yes, async (request) => {
    const row = await byKey(bodyOf(request, MailKey).key);
    if (row.state === 'waiting') await store.changeChannel({ id: row.id, change: { state: 'on' } });
    return { address: labelOf(row) };
  });

  const stop = { summary: 'Unsubscribe an email address', body: MailKey };
  route(server, 'POST', '/api/mail/stop', stop, async (request) => {
    const row = await byKey(bodyOf(request, MailKey).key);
    await store.dropChannel({ id: row.id });
    return { address: labelOf(row) };
  });

  addOneClick(server, reception);
}

/** As mail programs ask for it (RFC 8058): a form, to an address that says it all. Twice is as good as once. */
function addOneClick(server: FastifyInstance, { store }: Reception): void {
  const AtKey = Type.Object({ key: MailKey.properties.key });
  server.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string' },
      (_request, _body, done) => done(null, {}),
    );
    const info = { summary: 'Unsubscribe an email address with one click in a mail program (RFC 8058)', params: AtKey };
    route(scope, 'POST', '/api/mail/stop/:key', info, async (request) => {
      const row = await store.channelByKey({ hash: hashToken(paramsOf(request, AtKey).key) });
      if (row !== null) await store.dropChannel({ id: row.id });
      return { stopped: true };
    });
  });
}

/** What has to be known to reach it; refused with the reason. */
function reachOf({ notices }: Reception, wanted: NewChannel, device: string): object {
  if (wanted.kind === 'mail') {
    if (!notices.offersMail) throw new Problem(409, 'mail-off');
    if (!isAddress(wanted.address)) throw new Problem(400, 'mail-malformed');
    return { to: wanted.address };
  }
  if (wanted.kind === 'hook' && !notices.offersHooks) throw new Problem(409, 'hooks-off');
  const url = wanted.kind === 'push' ? wanted.subscription.endpoint : wanted.url;
  try {
    const { href } = checkUrl(url, notices.allowed);
    if (wanted.kind === 'push') return { ...wanted.subscription, endpoint: href, device };
    return { url: href, format: wanted.format, secret: newSecret() } satisfies HookAddress;
  } catch (error) {
    throw error instanceof Forbidden ? new Problem(400, error.code) : error;
  }
}

/** The same device or address again replaces what was there. */
async function forgetSame({ store }: Reception, player: string, wanted: NewChannel): Promise<void> {
  const target = (address: Record<string, string>) => address.endpoint ?? address.to ?? address.url;
  const same =
    wanted.kind === 'push' ? wanted.subscription.endpoint : wanted.kind === 'mail' ? wanted.address : wanted.url;
  for (const { id, address } of await store.channelsOf({ player })) {
    if (target(JSON.parse(address)) === same) await store.dropChannel({ id });
  }
}

async function confirm({ notices, store }: Reception, channel: Row, to: string): Promise<void> {
  const wish = await store.noticeWishOf({ player: channel.player_id });
  const reader = { locale: localeOf(wish?.locale ?? 'en'), zone: 'UTC' };
  try {
    await notices.sendConfirmation(channel.id, to, reader);
  } catch {
    await store.dropChannel({ id: channel.id });
    throw new Problem(502, 'mail-not-taken');
  }
}

const wishOf = ({ locale, zone, quiet_from: from, quiet_to: to }: Schema['notice_wishes']): NoticeWish => ({
  locale: localeOf(locale),
  zone,
  quiet: from === null || to === null ? null : { from, to },
});

function labelOf({ kind, address }: Row): string {
  const { to, url, endpoint } = JSON.parse(address) as { to?: string; url?: string; endpoint?: string };
  return kind === 'mail' ? to! : new URL((url ?? endpoint)!).host;
}

function shownChannel(row: Row, here: string): Channel {
  const { format = null, secret = null, device } = JSON.parse(row.address) as Partial<HookAddress & { device: string }>;
  const isThisDevice = device === here;
  const { id, kind, state, digest, last_at: lastAt, last_result: lastResult } = row;
  const subjects = SUBJECTS.filter((subject) => row.kinds.includes(`,${subject},`));
  return { id, kind, label: labelOf(row), isThisDevice, format, secret, state, subjects, digest, lastAt, lastResult };
}

function shownDelivery(row: Schema['outbox']): SentNotice {
  const { id, kind, at, result } = row;
  const state = row.state as SentNotice['state'];
  return {
    id,
    channel: row.channel_id,
    kind,
    table: row.table_id,
    at,
    state,
    dueAt: row.due_at,
    doneAt: row.done_at,
    result,
  };
}
