import type { Readable, Writable } from 'node:stream';

/** What a command may touch of the world outside; tests hand in their own. */
export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean };
  readonly stderr: Writable & { readonly isTTY?: boolean };
  /** Aborted when the user interrupts. */
  readonly signal: AbortSignal;
}

/** Waits while the reader is slower than we are, so that nothing piles up. */
export async function write(stream: Writable, text: string): Promise<void> {
  if (stream.write(text) || stream.destroyed) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      stream.off('drain', done);
      stream.off('close', done);
      resolve();
    };
    stream.on('drain', done);
    stream.on('close', done);
  });
}

export const writeLine = (stream: Writable, text: string): Promise<void> => write(stream, `${text}\n`);

export const writeJson = (stream: Writable, value: unknown): Promise<void> =>
  writeLine(stream, JSON.stringify(value, null, 2));
