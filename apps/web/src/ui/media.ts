import { useSyncExternalStore } from 'react';

/** Whether a media query holds, also when that changes. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    // Where a page is drawn without a screen, as tests do.
    () => false,
  );
