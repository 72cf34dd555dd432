import type { Shown } from '@majlis/table';
import { FLIGHT, glow, isStill, play, seatCard, send } from './animation.ts';

export function pointsOf({ seats, scores }: Shown): number[] {
  const points = seats.map(() => 0);
  for (const line of scores) if (line.seat !== null) points[line.seat]! += line.points;
  return points;
}

/** Points fly from the middle of the table to whoever got them. */
export function movePoints(before: readonly number[], now: readonly number[]): void {
  const table = document.querySelector('main#content');
  if (table === null) return;
  now.forEach((points, seat) => {
    const gain = points - (before[seat] ?? points);
    if (gain !== 0) sendPoints(seat, gain, table.getBoundingClientRect(), seat * 90);
  });
}

const SIZE = 44;

/** Points as a small disc, to the place where the seat's points stand. */
export function sendPoints(seat: number, gain: number, around: DOMRect, delay: number): void {
  const card = seatCard(seat);
  const place = card?.querySelector('.pts') ?? card;
  if (place === null || place === undefined) return;
  glow(place);
  if (isStill()) return;
  const disc = document.createElement('b');
  disc.className = 'points-won';
  disc.textContent = gain > 0 ? `+${gain}` : `−${-gain}`;
  const x = around.x + around.width / 2 - SIZE / 2;
  const y = around.y + around.height / 2 - SIZE / 2;
  send(disc, { from: new DOMRect(x, y, SIZE, SIZE), to: place.getBoundingClientRect(), isFading: true, delay });
  const swell = [{ transform: 'none' }, { transform: 'scale(1.2)' }, { transform: 'none' }];
  void play(place, swell, { duration: FLIGHT, delay: delay + FLIGHT }).catch(() => undefined);
}
