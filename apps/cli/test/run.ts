import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { run } from '../src/program.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** A command in this process. */
export async function majlis(args: readonly string[], input = ''): Promise<Ran> {
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  const written = Promise.all([text(stdout), text(stderr)]);
  const { signal } = new AbortController();
  const code = await run(args, { stdin: Readable.from([Buffer.from(input)]), stdout, stderr, signal });
  stdout.end();
  stderr.end();
  const [out, err] = await written;
  return { code, out, err };
}

export const BIN = fileURLToPath(new URL('../bin/majlis.mjs', import.meta.url));

/** The real command, in a process of its own. */
export async function majlisProcess(args: readonly string[], input: string | Buffer = ''): Promise<Ran> {
  const child = spawn(process.execPath, [BIN, ...args]);
  const written = Promise.all([text(child.stdout), text(child.stderr)]);
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number];
  const [out, err] = await written;
  return { code, out, err };
}

export const tempFile = (name: string): string => join(mkdtempSync(join(tmpdir(), 'majlis-')), name);

export const SEED = '000102030405060708090a0b0c0d0e0f';
