import { existsSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'rolldown';
import { messageOf, UsageError } from '../errors.ts';

const SOURCE = fileURLToPath(new URL('../src/bench-worker.ts', import.meta.url));
const BUNDLE = fileURLToPath(new URL('./bench-other.mjs', import.meta.url));

/**
 * This benchmark around the games and bots of another checkout, bundled like this one's. Its own benchmark may measure
 * something else under the same name, such as the search from a single position.
 */
export async function benchmarkOf(folder: string): Promise<URL> {
  const other = resolve(folder);
  if (!existsSync(join(other, 'packages/games')) || !existsSync(join(other, 'node_modules')))
    throw new UsageError(`${other} is no checkout of Majlis in which "npm ci" was run`);
  if (!existsSync(SOURCE)) throw new UsageError('only a checkout of Majlis can be measured beside another one');
  const { build } = await import('rolldown');
  try {
    await build({
      input: SOURCE,
      platform: 'node',
      transform: { target: 'node20' },
      logLevel: 'silent',
      plugins: [packagesOf(other)],
      output: { file: BUNDLE, format: 'esm', codeSplitting: false },
    });
  } catch (error) {
    throw new UsageError(`this benchmark does not fit ${other}: ${messageOf(error)}`);
  }
  return pathToFileURL(BUNDLE);
}

/** Our packages come from the other checkout, with what they need; what the benchmark itself needs stays outside. */
function packagesOf(other: string): Plugin {
  const from = join(other, 'apps/cli/src/main.ts');
  return {
    name: 'packages-of-another-checkout',
    resolveId: {
      filter: { id: /^[^./]/ },
      handler(id, importer, { isEntry }) {
        if (id.startsWith('@majlis/')) return this.resolve(id, from, { skipSelf: true });
        const isInside = isEntry || importer?.startsWith(other + sep);
        return isInside ? null : { id, external: true };
      },
    },
  };
}
