import { DeviceByLink, DeviceByWords, type MyDevice, NewPlayer, tidyText } from '@majlis/protocol';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { addressOf, Buckets } from '../limits.ts';
import { Devices } from '../people/devices.ts';
import type { Reception } from './house.ts';
import { Problem, playerOf } from './problem.ts';
import { bodyOf, paramsOf, route } from './route.ts';

const AtDevice = Type.Object({ device: Type.String({ pattern: '^[a-z2-7]{26}$' }) });

/** The same player on another device: by a link that is shown there, or by words that were written down. */
export function addDeviceRoutes(server: FastifyInstance, reception: Reception): void {
  const { people, store, limits, time } = reception;
  const devices = new Devices(store, time);
  const making = new Buckets(limits.making, time);
  const recovering = new Buckets(limits.recovery, time);

  const list = { summary: 'My devices' };
  route(server, 'GET', '/api/me/devices', list, async (request) => {
    const { id, device: here } = await playerOf(request, people);
    const rows = await store.devicesOf({ player: id });
    return {
      hasWords: await store.hasWords({ player: id }),
      devices: rows.map(
        ({ id, label, created_at, seen_at }): MyDevice => ({
          id,
          label,
          createdAt: created_at,
          seenAt: seen_at,
          isThis: id === here,
        }),
      ),
    };
  });

  const Label = Type.Object({ label: Type.String({ maxLength: 60 }) }, { additionalProperties: false });
  const name = { summary: 'Rename this device', body: Label };
  route(server, 'PUT', '/api/me/devices/this', name, async (request) => {
    const { device } = await playerOf(request, people);
    await store.labelDevice({ id: device, label: tidyText(bodyOf(request, Label).label) });
    return { ok: true };
  });

  const remove = { summary: 'Remove a device', params: AtDevice };
  route(server, 'DELETE', '/api/me/devices/:device', remove, async (request) => {
    const { id: player } = await playerOf(request, people);
    const { device } = paramsOf(request, AtDevice);
    if (!(await store.dropDevice({ id: device, player }))) throw new Problem(404, 'no-such-device');
    for (const { id, address } of await store.channelsOf({ player })) {
      if ((JSON.parse(address) as { device?: string }).device === device) await store.dropChannel({ id });
    }
    await showOut(reception, player);
    return { removed: true };
  });

  const Link = Type.Object({ link: Type.String(), until: Type.Integer() });
  const link = {
    summary: 'Create a link that adds another device of mine; works once, within 15 minutes',
    response: Link,
  };
  route(server, 'POST', '/api/me/devices/link', link, async (request) => {
    const { id } = await playerOf(request, people);
    if (!making.take(addressOf(request.ip))) throw new Problem(429, 'too-many');
    return devices.newLink(id);
  });

  const Words = Type.Object({ words: Type.String() });
  const words = { summary: 'Create new recovery words, shown only once; the old ones stop working', response: Words };
  route(server, 'POST', '/api/me/words', words, async (request) => {
    const { id } = await playerOf(request, people);
    if (!making.take(addressOf(request.ip))) throw new Problem(429, 'too-many');
    return { words: await devices.newWords(id) };
  });

  const byLink = { summary: 'Add this device with a link from another one', body: DeviceByLink, response: NewPlayer };
  route(server, 'POST', '/api/devices', byLink, async (request) => {
    if (!making.take(addressOf(request.ip))) throw new Problem(429, 'too-many');
    const { link, label } = bodyOf(request, DeviceByLink);
    const arrived = await devices.byLink(link, tidyText(label));
    if (arrived === null) throw new Problem(404, 'link-unknown');
    return arrived;
  });

  const byWords = { summary: 'Add this device with recovery words', body: DeviceByWords, response: NewPlayer };
  route(server, 'POST', '/api/recover', byWords, async (request) => {
    if (!recovering.take(addressOf(request.ip))) throw new Problem(429, 'too-many');
    const { words, label } = bodyOf(request, DeviceByWords);
    const arrived = await devices.byWords(words, tidyText(label));
    if (arrived === null) throw new Problem(404, 'words-unknown');
    return arrived;
  });
}

/** Whoever is at a table with a token that is void now leaves; the others come back by themselves. */
async function showOut({ store, liveTables, revoke }: Reception, player: string): Promise<void> {
  for (const { id, seat, phase } of await store.tablesOf({ player, limit: 1_000 })) {
    if (seat === null || phase !== 'playing') continue;
    liveTables.find(id)?.guests.dismissSeat(seat, 'drain');
    revoke(id, seat);
  }
}
