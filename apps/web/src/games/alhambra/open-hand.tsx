import type { View } from '@majlis/alhambra/client';
import { useSay } from '../../i18n.ts';
import { Drawing } from '../../ui/drawing.tsx';
import type { OpenHandProps } from '../open-hands.ts';
import { meansArt } from './pieces.ts';
import { meansName } from './words.ts';

export function OpenHand({ view, seat }: OpenHandProps) {
  const say = useSay();
  const cards = (view as unknown as View).players[seat]?.hand.items ?? [];
  return cards.map((card, place) => {
    const { box, svg } = meansArt(card, true);
    // biome-ignore lint/suspicious/noArrayIndexKey: two cards can look alike; the place tells them apart
    return <Drawing key={place} box={box} art={svg} label={meansName(say, card)} />;
  });
}
