import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, extname } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Asset {
  readonly type: string;
  readonly body: Buffer;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

// The same from src/ and from the bundle in dist/: both lie beside static/.
const folder = new URL('../static/', import.meta.url);
const require = createRequire(import.meta.url);

const FONTS = [
  require.resolve('@fontsource-variable/el-messiri/files/el-messiri-latin-wght-normal.woff2'),
  require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
];

function read(path: string): readonly [string, Asset] {
  const name = basename(path);
  const type = TYPES[extname(name)];
  if (type === undefined) throw new Error(`no content type for ${name}`);
  return [name, { type, body: readFileSync(path) }];
}

function allAssets(): ReadonlyMap<string, Asset> {
  const own = readdirSync(folder).map((name) => fileURLToPath(new URL(name, folder)));
  return new Map([...own, ...FONTS].map(read));
}

/** Everything the server's own pages need, by name; small enough to keep in memory. */
export const assets = allAssets();

const hash = createHash('sha256');
for (const [name, { body }] of assets) hash.update(name).update(body);

/** Part of every asset's address, so that browsers may cache them forever. */
export const assetsVersion = hash.digest('hex').slice(0, 12);

export const assetUrl = (name: string): string => {
  if (!assets.has(name)) throw new Error(`no asset ${name}`);
  return `/assets/${assetsVersion}/${name}`;
};
