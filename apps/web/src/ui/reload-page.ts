/** The page kept on this device may be the old one: the new one is fetched first. */
export async function reloadPage(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update().catch(() => undefined);
  location.reload();
}
