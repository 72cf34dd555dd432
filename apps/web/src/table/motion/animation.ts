import { wantedSpeed } from '../../settings.ts';

/** Milliseconds at normal speed. */
export const FLIGHT = 300;
const GLOW = 2000;
const EASE = 'cubic-bezier(0.45, 0.05, 0.2, 1)';
/** More at once says nothing to anybody. */
const MOST = 14;

const running = new Set<Animation>();

/** Nothing moves: because nobody looks, or because nobody wants it. */
export const isStill = (): boolean => document.hidden || wantedSpeed() === 0;

/** Whatever moves is at once where it goes. */
export function skip(): void {
  for (const animation of running) animation.finish();
}

interface Timing {
  readonly duration: number;
  readonly delay?: number;
}

/** Moves something, at the speed the visitor wants. Resolves in any case, also when it fails or is skipped. */
export async function play(element: Element, frames: Keyframe[], { duration, delay = 0 }: Timing): Promise<void> {
  const speed = wantedSpeed();
  if (isStill() || running.size >= MOST * 2) return;
  const timing = { duration: duration / speed, delay: delay / speed, easing: EASE, fill: 'backwards' } as const;
  const animation = element.animate(frames, timing);
  running.add(animation);
  await animation.finished.catch(() => undefined);
  running.delete(animation);
}

/** Lit for a moment: it has changed. Nothing moves, so it is also for those who want no motion. */
export function glow(element: Element): void {
  const lit = { filter: 'drop-shadow(0 0 3px var(--accent)) drop-shadow(0 0 9px var(--accent))' };
  element.animate([lit, lit, { filter: 'none' }], { duration: GLOW });
}

/** Stays hidden until what flies there has arrived. */
export const appear = (element: Element, after: number): Promise<void> =>
  play(element, [{ opacity: 0 }, { opacity: 0, offset: 0.95 }, { opacity: 1 }], { duration: after });

interface Journey {
  readonly from: DOMRect;
  readonly to: DOMRect;
  readonly delay?: number;
  /** It goes into something, rather than to lie there. */
  readonly isFading?: boolean;
}

const middle = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });

/** A picture travels over the table, as large as it was where it began, and is cleared away. */
export function send(picture: Node, { from, to, delay = 0, isFading = false }: Journey): void {
  if (isStill() || from.width === 0 || to.width === 0 || document.querySelectorAll('.flying').length >= MOST) return;
  const ghost = document.createElement('div');
  ghost.className = 'flying';
  ghost.setAttribute('aria-hidden', 'true');
  if (isFading) ghost.dataset['into'] = '';
  ghost.append(picture);
  Object.assign(ghost.style, { left: `${from.x}px`, top: `${from.y}px`, width: `${from.width}px` });
  document.body.append(ghost);
  const [a, b] = [middle(from), middle(to)];
  const size = isFading ? 0.5 : to.width / from.width;
  const end = { transform: `translate(${b.x - a.x}px, ${b.y - a.y}px) scale(${size})`, opacity: isFading ? 0.4 : 1 };
  void play(ghost, [{ transform: 'none', opacity: 1 }, end], { duration: FLIGHT, delay })
    .catch(() => undefined)
    .then(() => ghost.remove());
}

/** A drawing of our own as something that can be sent. */
export function pictureOf(art: string, box: string): Node {
  const holder = document.createElement('template');
  holder.innerHTML = `<svg viewBox="${box}">${art}</svg>`;
  return holder.content;
}

/** A square of that size in the middle of something. */
export function squareIn(element: Element, size: number): DOMRect {
  const { x, y } = middle(element.getBoundingClientRect());
  return new DOMRect(x - size / 2, y - size / 2, size, size);
}

export const seatCard = (seat: number): Element | null => document.querySelector(`.seat[data-seat="${seat}"]`);
