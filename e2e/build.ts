import { buildApp } from '../scripts/lib/bundle.mjs';
import { root } from '../scripts/lib/root.mjs';

/** The browser tests meet the product as it ships: the bundle, freshly built. */
export default async function build(): Promise<void> {
  await buildApp(root, 'apps/server');
}
