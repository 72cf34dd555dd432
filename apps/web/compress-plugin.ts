import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest)$/;

/**
 * Lays a small copy (`.br`) beside every file that is sent as text, as small as it goes: that takes too long while
 * somebody waits for it.
 */
export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'majlis-compressed',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      // After the service worker, which is written last of all.
      order: 'post',
      sequential: true,
      async handler() {
        const files = (await readdir(folder, { recursive: true })).filter((name) => COMPRESSIBLE.test(name));
        await Promise.all(
          files.map(async (name) =>
            writeFile(join(folder, `${name}.br`), await compress(await readFile(join(folder, name)))),
          ),
        );
      },
    },
  };
}
