import { probe } from '../src/protocol/probe.ts';
import { Session } from '../src/protocol/session.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every kind
export type Answer = any;

/** Speaks the protocol with a session in this process; positions are probed here as well. */
export class Client {
  private readonly session = new Session(async (job) => probe(job));

  async ask(request: unknown): Promise<Answer> {
    return this.send(JSON.stringify(request));
  }

  async send(line: string | Buffer): Promise<Answer> {
    return JSON.parse(await this.session.answer(Buffer.from(line)));
  }
}
