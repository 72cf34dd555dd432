// @ts-check
import { join } from 'node:path';
import { readJson, root } from './root.mjs';

/**
 * @param {string} have e.g. `20.20.2` @param {string} range e.g. `>=20.19`
 */
export function satisfies(have, range) {
  const want = range.replace(/^>=/, '').split('.').map(Number);
  const got = have.split('.').map(Number);
  for (let i = 0; i < want.length; i++) {
    const difference = (got[i] ?? 0) - (want[i] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/** Ends the process with one clear sentence on a Node that is too old. */
export function requireNode() {
  const range = readJson(join(root, 'package.json')).engines.node;
  if (satisfies(process.versions.node, range)) return;
  console.error(`Majlis needs Node ${range}; this is ${process.versions.node}. See https://nodejs.org/`);
  process.exit(1);
}
