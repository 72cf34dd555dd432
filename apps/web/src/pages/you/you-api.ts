import type {
  ChannelChange,
  GameStatistics,
  MyDevice,
  NewChannel,
  NoticeBoard,
  NoticeWish,
  RatedPlayer,
  SeatKey,
  TableSummary,
} from '@majlis/protocol';
import { type Arrived, ask } from '../../play/remote/api.ts';

interface Myself {
  readonly player: { readonly emblem?: number | null };
  readonly tables: readonly (TableSummary & { readonly replaceable: readonly number[] })[];
  /** At which somebody else plays on for me. */
  readonly lent: readonly (TableSummary & { readonly seat: number })[];
}

export interface PlayTimes {
  readonly zone: string;
  readonly from: number;
  readonly to: number;
}

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
  me: () => ask<Myself>('GET', '/api/me'),
  takeBackSeat: (table: string, seat: number) => ask<SeatKey>('POST', `/api/tables/${table}/seats/${seat}/return`),
  substituteLink: (table: string, seat: number) =>
    ask<{ link: string }>('POST', `/api/tables/${table}/seats/${seat}/substitute`),
  substitute: (link: string) => ask<SeatKey>('POST', '/api/substitute', { link }),
  emblem: (emblem: number) => ask<{ emblem: number }>('PUT', '/api/me/emblem', { emblem }),
  statistics: () => ask<{ games: readonly GameStatistics[] }>('GET', '/api/me/statistics'),
  players: (game: string) => ask<{ players: readonly RatedPlayer[] }>('GET', `/api/players?game=${game}`),
  playTimes: () => ask<{ times: PlayTimes | null }>('GET', '/api/me/play-times'),
  setPlayTimes: (times: PlayTimes | null) => ask<{ times: PlayTimes | null }>('PUT', '/api/me/play-times', { times }),
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
