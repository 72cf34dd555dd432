import { existsSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { messageOf, UsageError } from '../errors.ts';

const SOURCE = fileURLToPath(new URL('../src/bench-worker.ts', import.meta.url));
const BUNDLE = fileURLToPath(new URL('./bench-other.mjs', import.meta.url));

/**
 * This benchmark around the games and bots of another checkout. Its own benchmark may measure something else under the
 * same name, such as the search from a single position.
 */
export async function benchmarkOf(folder: string): Promise<URL> {
  const other = resolve(folder);
  if (!existsSync(join(other, 'packages/games')) || !existsSync(join(other, 'node_modules')))
    throw new UsageError(`${other} is no checkout of Majlis in which "npm ci" was run`);
  if (!existsSync(SOURCE)) throw new UsageError('only a checkout of Majlis can be measured beside another one');
  const { build } = await import('esbuild');
  try {
    await build({
      entryPoints: [SOURCE],
      outfile: BUNDLE,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      logLevel: 'silent',
      plugins: [packagesOf(other)],
    });
  } catch (error) {
    throw new UsageError(`this benchmark does not fit ${other}: ${messageOf(error)}`);
  }
  return pathToFileURL(BUNDLE);
}

/** Our packages come from the other checkout, with what they need; what the benchmark itself needs stays outside. */
function packagesOf(other: string): Plugin {
  return {
    name: 'packages-of-another-checkout',
    setup(build) {
      const from = join(other, 'apps/cli');
      build.onResolve({ filter: /^@majlis\// }, ({ path, kind, pluginData }) =>
        pluginData === from ? null : build.resolve(path, { resolveDir: from, kind, pluginData: from }),
      );
      build.onResolve({ filter: /^[^./]/ }, ({ path, importer, kind }) => {
        const isInside = kind === 'entry-point' || path.startsWith('@majlis/') || importer.startsWith(other + sep);
        return isInside ? null : { external: true };
      });
    },
  };
}
