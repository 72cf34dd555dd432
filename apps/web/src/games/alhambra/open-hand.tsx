import type { View } from '@majlis/alhambra/client';
import { useSay } from '../../i18n.ts';
import { Drawing } from '../../ui/drawing.tsx';
import type { OpenHandProps } from '../open-hands.ts';
import { cardArt } from './pieces.ts';
import { meansName } from './words.ts';

export function OpenHand({ view, seat }: OpenHandProps) {
  const say = useSay();
  const cards = (view as unknown as View).players[seat]?.hand.items ?? [];
  return cards.map((card, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two cards can look alike; the place tells them apart
    <Drawing key={place} box="0 0 60 84" art={cardArt(card, true)} label={meansName(say, card)} />
  ));
}
