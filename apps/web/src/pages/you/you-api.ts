import type { ChannelChange, MyDevice, NewChannel, NoticeBoard, NoticeWish } from '@majlis/protocol';
import { type Arrived, ask } from '../../play/remote/api.ts';

export type Level = NoticeBoard['tables'][string];

/** What only the pages about oneself ask. */
export const youApi = {
  devices: () => ask<{ hasWords: boolean; devices: readonly MyDevice[] }>('GET', '/api/me/devices'),
  label: (label: string) => ask<unknown>('PUT', '/api/me/devices/this', { label }),
  removeDevice: (id: string) => ask<unknown>('DELETE', `/api/me/devices/${id}`),
  link: () => ask<{ link: string; until: number }>('POST', '/api/me/devices/link'),
  words: () => ask<{ words: string }>('POST', '/api/me/words'),
  arriveByLink: (link: string, label: string) => ask<Arrived>('POST', '/api/devices', { link, label }),
  arriveByWords: (words: string, label: string) => ask<Arrived>('POST', '/api/recover', { words, label }),
  holiday: () => ask<{ until: number | null }>('GET', '/api/me/holiday'),
  goOnHoliday: (until: number | null) => ask<{ until: number | null }>('PUT', '/api/me/holiday', { until }),
  deleteMe: () => ask<unknown>('DELETE', '/api/me'),
  notices: () => ask<NoticeBoard>('GET', '/api/me/notices'),
  wish: (wish: NoticeWish) => ask<NoticeBoard>('PUT', '/api/me/notices', wish),
  addChannel: (channel: NewChannel) => ask<NoticeBoard>('POST', '/api/me/channels', channel),
  changeChannel: (id: string, change: ChannelChange) => ask<NoticeBoard>('PATCH', `/api/me/channels/${id}`, change),
  dropChannel: (id: string) => ask<NoticeBoard>('DELETE', `/api/me/channels/${id}`),
  testChannel: (id: string) => ask<{ id: string }>('POST', `/api/me/channels/${id}/test`),
  tableLevel: (table: string, level: Level) => ask<NoticeBoard>('PUT', `/api/me/tables/${table}/notices`, { level }),
  mail: (what: 'confirm' | 'stop', key: string) => ask<{ address: string }>('POST', `/api/mail/${what}`, { key }),
};

/** By which people recognise a device. */
export function deviceLabel({ userAgent } = navigator): string {
  const browser = ['Firefox', 'Edg', 'OPR', 'Chrome', 'Safari'].find((name) => userAgent.includes(name)) ?? '';
  const system =
    ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux'].find((name) => userAgent.includes(name)) ?? '';
  const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera' };
  return [system, names[browser] ?? browser].filter(Boolean).join(', ');
}
