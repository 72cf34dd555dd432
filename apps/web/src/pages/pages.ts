import { type ComponentType, lazy } from 'react';
import { needMessages } from '../i18n.ts';

interface Page {
  readonly path: string;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

/** What these pages say, no other does. */
async function withWords<T>(page: Promise<T>): Promise<T> {
  await needMessages('you');
  return page;
}

const PAGES: readonly Page[] = [
  { path: '/', load: async () => ({ default: (await import('./home/home.tsx')).Home }) },
  { path: '/solo/:game', load: async () => ({ default: (await import('./solo/solo.tsx')).Solo }) },
  {
    path: '/solo/:game/replay',
    load: async () => ({ default: (await import('./replay/solo-replay.tsx')).SoloReplay }),
  },
  { path: '/new/:game', load: async () => ({ default: (await import('./new-table/new-table.tsx')).NewTable }) },
  { path: '/t/:table', load: async () => ({ default: (await import('./room/room.tsx')).Room }) },
  { path: '/t/:table/replay', load: async () => ({ default: (await import('./replay/room-replay.tsx')).RoomReplay }) },
  { path: '/t/:table/recover', load: async () => ({ default: (await import('./room/recover.tsx')).Recover }) },
  { path: '/you', load: async () => ({ default: (await withWords(import('./you/you.tsx'))).You }) },
  { path: '/you/notices', load: async () => ({ default: (await withWords(import('./you/notices.tsx'))).NoticesPage }) },
  { path: '/you/device', load: async () => ({ default: (await withWords(import('./you/arrive.tsx'))).Arrive }) },
  { path: '/mail/:what', load: async () => ({ default: (await withWords(import('./you/mail.tsx'))).MailPage }) },
  { path: '/gallery', load: async () => ({ default: (await import('./gallery/gallery.tsx')).Gallery }) },
];

export const ROUTES = PAGES.map(({ path, load }) => ({ path, component: lazy(load) }));

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`);

/** Starts to fetch the page at an address, while the words are still on their way. */
export async function fetchPage(address: string): Promise<void> {
  await PAGES.find(({ path }) => patternOf(path).test(address))?.load();
}
