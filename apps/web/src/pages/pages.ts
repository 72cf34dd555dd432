import { type ComponentType, lazy } from 'react';
import { withWords } from '../i18n.ts';

interface Page {
  readonly path: string;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

const PAGES: readonly Page[] = [
  { path: '/', load: async () => ({ default: (await withWords(import('./home/home.tsx'), 'around')).Home }) },
  { path: '/solo/:game', load: async () => ({ default: (await import('./solo/solo.tsx')).Solo }) },
  {
    path: '/solo/:game/replay',
    load: async () => ({ default: (await withWords(import('./replay/solo-replay.tsx'), 'around')).SoloReplay }),
  },
  {
    path: '/solo/:game/review',
    load: async () => ({ default: (await withWords(import('./review/reviews.tsx'), 'around', 'review')).SoloReview }),
  },
  {
    path: '/new/:game',
    load: async () => ({ default: (await withWords(import('./new-table/new-table.tsx'), 'around')).NewTable }),
  },
  { path: '/t/:table', load: async () => ({ default: (await import('./online/online.tsx')).Online }) },
  {
    path: '/t/:table/replay',
    load: async () => ({ default: (await withWords(import('./replay/online-replay.tsx'), 'around')).OnlineReplay }),
  },
  {
    path: '/t/:table/review',
    load: async () => ({ default: (await withWords(import('./review/reviews.tsx'), 'around', 'review')).OnlineReview }),
  },
  {
    path: '/t/:table/recover',
    load: async () => ({ default: (await withWords(import('./online/recover.tsx'), 'around')).Recover }),
  },
  { path: '/you', load: async () => ({ default: (await withWords(import('./you/you.tsx'), 'you', 'around')).You }) },
  {
    path: '/you/notices',
    load: async () => ({ default: (await withWords(import('./you/notices.tsx'), 'you', 'around')).NoticesPage }),
  },
  {
    path: '/you/players',
    load: async () => ({ default: (await withWords(import('./you/players.tsx'), 'you', 'around')).Players }),
  },
  {
    path: '/you/device',
    load: async () => ({ default: (await withWords(import('./you/arrive.tsx'), 'you', 'around')).Arrive }),
  },
  {
    path: '/substitute',
    load: async () => ({ default: (await withWords(import('./you/substitute.tsx'), 'you', 'around')).Substitute }),
  },
  {
    path: '/mail/:what',
    load: async () => ({ default: (await withWords(import('./you/mail.tsx'), 'you', 'around')).MailPage }),
  },
  { path: '/learn/:game?/:lesson?', load: async () => ({ default: (await import('../learn/learn.tsx')).Learn }) },
  {
    path: '/daily/:day?/:what?',
    load: async () => ({ default: (await withWords(import('./daily/daily.tsx'), 'solo/daily', 'around')).Daily }),
  },
  {
    path: '/duplicate/:game?/:code?/:deal?',
    load: async () => ({
      default: (await withWords(import('./duplicate/duplicate.tsx'), 'solo/duplicate', 'around')).Duplicate,
    }),
  },
  {
    path: '/match/:match',
    load: async () => ({
      default: (await withWords(import('./duplicate/online-match.tsx'), 'solo/duplicate', 'around')).OnlineMatch,
    }),
  },
  {
    path: '/puzzles/:game?/:id?',
    load: async () => ({
      default: (await withWords(import('./puzzles/puzzles.tsx'), 'solo/puzzles', 'review', 'around')).Puzzles,
    }),
  },
  {
    path: '/gallery',
    load: async () => ({ default: (await withWords(import('./gallery/gallery.tsx'), 'around')).Gallery }),
  },
];

export const ROUTES = PAGES.map(({ path, load }) => ({ path, component: lazy(load) }));

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`);

/** Starts to fetch the page at an address, while the words are still on their way. */
export async function fetchPage(address: string): Promise<void> {
  await PAGES.find(({ path }) => patternOf(path).test(address))?.load();
}
