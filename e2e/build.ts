import { buildProduct } from '../scripts/lib/build.mjs';
import { root } from '../scripts/lib/root.mjs';

/** The browser tests meet the product as it ships: freshly built. */
export default async function build(): Promise<void> {
  await buildProduct(root);
}
