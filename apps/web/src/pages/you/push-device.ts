import { youApi } from './you-api.ts';

/** Why this device cannot be told: it does not know how, or its owner said no, or its push service does not answer. */
export type PushTrouble = 'missing' | 'denied' | 'failed';

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

function keyBytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (c) => c.charCodeAt(0));
}

/** Where this device is reached, if it is already. */
export async function pushHere(): Promise<string | null> {
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Asks the owner, then the browser's push service, then tells the server. */
export async function subscribeHere(
  serverKey: string,
): Promise<Awaited<ReturnType<typeof youApi.addChannel>> | PushTrouble> {
  if (!canPush()) return 'missing';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const worker = await navigator.serviceWorker.register('/sw.js');
  await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: keyBytes(serverKey) };
  const subscription = await worker.pushManager.subscribe(options).catch(() => null);
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  if (endpoint === undefined || keys?.['p256dh'] === undefined || keys['auth'] === undefined) return 'failed';
  const wanted = { endpoint, keys: { p256dh: keys['p256dh'], auth: keys['auth'] } };
  return youApi.addChannel({ kind: 'push', subscription: wanted });
}
