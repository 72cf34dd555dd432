import type { MouseEvent } from 'react';

/** Half of what a finger needs, in pixels, and a little more: browsers tell of a tap some pixels beside it. */
const REACH = 30;

/**
 * A tap beside a cell that is smaller than a finger goes to the nearest one that may be chosen; also a tap beside the
 * board, for cells lie at its edge. Not a tap on something else that can be touched.
 */
export function reachTarget(event: MouseEvent<Element>): void {
  const { target, currentTarget, clientX, clientY } = event;
  const legal = '.target:not([aria-disabled=true])';
  if ((target as Element).closest(`${legal}, button, .may-go`) !== null) return;
  const near = [...currentTarget.querySelectorAll(legal)].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { element, away: Math.max(Math.abs(left + width / 2 - clientX), Math.abs(top + height / 2 - clientY)) };
  });
  const nearest = near.filter(({ away }) => away <= REACH).sort((a, b) => a.away - b.away)[0];
  nearest?.element.dispatchEvent(new window.MouseEvent('click', { bubbles: true }));
}
