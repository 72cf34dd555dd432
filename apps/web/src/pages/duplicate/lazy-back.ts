import { lazy } from 'react';
import { withWords } from '../../i18n.ts';

/** Few tables are those of a match: the others need none of it. */
export const MatchBack = lazy(async () => ({
  default: (await withWords(import('./match-back.tsx'), 'solo/duplicate')).MatchBack,
}));
