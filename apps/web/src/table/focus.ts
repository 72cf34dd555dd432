import { useEffect } from 'react';

/** Where the focus goes when what had it is gone. Of several, the last on the page. */
export const HOME = { tabIndex: -1, 'data-home': '' } as const;

/**
 * Whoever plays by keyboard or by ear is never left nowhere: a button that did its work often goes with it, and then
 * the question that is asked now has the focus.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Element | null = null;
    const remember = ({ target }: FocusEvent) => {
      last = target as Element;
    };
    const watcher = new MutationObserver(() => {
      const isLost = document.activeElement === document.body || document.activeElement === null;
      if (!isLost || last === null || isUsable(last)) return;
      last = null;
      goHome();
    });
    document.addEventListener('focusin', remember);
    watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      document.removeEventListener('focusin', remember);
      watcher.disconnect();
    };
  }, []);
}

export function goHome(): void {
  const homes = document.querySelectorAll<HTMLElement>('[data-home]');
  homes[homes.length - 1]?.focus({ preventScroll: true });
}

const isUsable = (element: Element): boolean => element.isConnected && !element.matches(':disabled');
