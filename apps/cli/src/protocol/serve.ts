import { Interrupted } from '../errors.ts';
import { type Io, writeLine } from '../io.ts';
import { LineSplitter } from './lines.ts';
import type { Session } from './session.ts';

const MAX_LINE = 8 * 1024 * 1024;

/** Answers line by line until the input ends. */
export async function serve(session: Session, io: Io): Promise<void> {
  const lines = new LineSplitter(MAX_LINE);
  const stop = () => io.stdin.destroy();
  io.signal.addEventListener('abort', stop);
  try {
    for await (const chunk of io.stdin) {
      for (const line of lines.push(chunk as Buffer)) await writeLine(io.stdout, await session.answer(line));
    }
    for (const line of lines.end()) await writeLine(io.stdout, await session.answer(line));
  } catch (error) {
    throw io.signal.aborted ? new Interrupted('interrupted') : error;
  } finally {
    io.signal.removeEventListener('abort', stop);
  }
}
