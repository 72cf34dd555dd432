import type { KeyboardEvent } from 'react';

/** Enter and space do what a click does. */
export const onEnter = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  act();
};

/** Arrow keys go to the nearest thing in that direction, legal ones first; what is not legal is reached only so. */
export function walkTargets(event: KeyboardEvent, within: Element | null): void {
  const way = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[event.key];
  const from = document.activeElement?.getBoundingClientRect();
  if (way === undefined || within === null || from === undefined) return;
  event.preventDefault();
  const all = [...within.querySelectorAll<HTMLElement | SVGGElement>('[role=button], button:enabled')].filter(
    (el) => el !== document.activeElement,
  );
  const scored = all.map((el) => {
    const to = el.getBoundingClientRect();
    const along = (to.left - from.left) * way[0]! + (to.top - from.top) * way[1]!;
    const aside = Math.abs((to.left - from.left) * way[1]! + (to.top - from.top) * way[0]!);
    const penalty = el.getAttribute('aria-disabled') === 'true' ? 1000 : 0;
    return { el, along, cost: along + 3 * aside + penalty };
  });
  scored
    .filter(({ along }) => along > 4)
    .sort((a, b) => a.cost - b.cost)[0]
    ?.el.focus();
}
