import type { View } from '@majlis/almadi/client';
import type { OpenHandProps } from '../open-hands.ts';
import { Portrait } from './cards.tsx';

export function OpenHand({ view, seat }: OpenHandProps) {
  const characters = (view as unknown as View).players[seat]?.hand.items ?? [];
  return characters.map((id) => <Portrait key={id} id={id} />);
}
