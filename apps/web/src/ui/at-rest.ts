/** Longer than a page should take to come to rest. */
const AT_LATEST = 8000;

/** Does it once everything has arrived and nothing else is to be done. */
export function whenAtRest(what: () => void): void {
  const soon = () => {
    // Not every browser we support tells when it is idle.
    if ('requestIdleCallback' in window) requestIdleCallback(what, { timeout: AT_LATEST });
    else setTimeout(what, 1500);
  };
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

/** Fetches the whole site in the background, for days without a network: after what is looked at now. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  whenAtRest(() => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
}
