import { createInterface, type Interface } from 'node:readline';
import type { Io } from '../io.ts';

/** Asks for lines, from a terminal or from a file, and says null when there are no more. */
export class Prompter {
  private readonly lines: AsyncIterator<string>;
  private readonly reader: Interface;
  private readonly io: Io;

  constructor(io: Io) {
    this.io = io;
    const isTerminal = io.stdin.isTTY === true && io.stdout.isTTY === true;
    // No history: the next player must not find what the one before typed.
    this.reader = createInterface({
      input: io.stdin,
      historySize: 0,
      ...(isTerminal ? { output: io.stdout, terminal: true } : {}),
    });
    this.reader.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
    io.signal.addEventListener('abort', () => this.reader.close());
    this.lines = this.reader[Symbol.asyncIterator]();
  }

  async ask(question: string): Promise<string | null> {
    if (this.io.stdin.isTTY) {
      this.reader.setPrompt(question);
      this.reader.prompt();
    } else this.io.stdout.write(question);
    const { value, done } = await this.lines.next();
    if (done) return null;
    if (!this.io.stdin.isTTY) this.io.stdout.write(`${value}\n`);
    return value.trim();
  }

  /** Nobody can scroll back to what was shown before. Where there is no screen, a line says the same. */
  clear(): void {
    this.io.stdout.write(this.io.stdout.isTTY ? '\u001b[2J\u001b[3J\u001b[H' : '\n~~~~~~~~~~ curtain ~~~~~~~~~~\n\n');
  }

  close(): void {
    this.reader.close();
  }
}
