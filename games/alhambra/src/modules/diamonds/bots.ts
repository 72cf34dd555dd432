import { faceValueOf } from '../../content/cards.ts';
import type { ModuleBots } from '../../module-parts.ts';
import { isDiamond } from './content.ts';

/** Good on every square: each a little dearer than money of one currency. */
const FREEDOM = 0.12;

export const diamondsBots: ModuleBots = {
  worth: {},
  taken: (_s, _seat, card, _wants, { money }) => (isDiamond(card) ? 0.3 + FREEDOM * money * faceValueOf(card) : null),
};
