import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../../test/client.ts';
import { hostileLines } from '../../test/hostile.ts';
import { BIN, SEED } from '../../test/run.ts';

/** The real process. Answers come in the order of the lines. */
class Engine {
  private readonly child: ChildProcessByStdio<Writable, Readable, null>;
  private readonly lines: AsyncIterator<string>;

  constructor(args: readonly string[]) {
    this.child = spawn(process.execPath, [BIN, 'stdio', ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.lines = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();
  }

  send(line: string | Buffer): void {
    this.child.stdin.write(line);
    this.child.stdin.write('\n');
  }

  async hear(): Promise<Answer> {
    const { value, done } = await this.lines.next();
    if (done) throw new Error('the process ended');
    return JSON.parse(value);
  }

  ask(request: object): Promise<Answer> {
    this.send(JSON.stringify(request));
    return this.hear();
  }

  async end(): Promise<{ code: number; more: number }> {
    this.child.stdin.end();
    let more = 0;
    while (!(await this.lines.next()).done) more++;
    if (this.child.exitCode === null) await once(this.child, 'close');
    return { code: this.child.exitCode!, more };
  }
}

async function engineWithGame(...args: string[]) {
  const engine = new Engine(args);
  await engine.ask({ op: 'new', game: 'lantern', seats: 3, seed: SEED });
  const { actions } = await engine.ask({ op: 'legal', seat: 2 });
  await engine.ask({ op: 'act', seat: 2, action: actions[0] });
  const { state, hash } = await engine.ask({ op: 'state' });
  const { record } = await engine.ask({ op: 'record' });
  return { engine, state, hash, record };
}

describe('hostile input into the real process', () => {
  test('10,000 lines: one answer each, none is ok, the held game is unchanged', async () => {
    const { engine, state, hash, record } = await engineWithGame();
    const lines = fc.sample(hostileLines(state, record), { numRuns: 10_000, seed: 20_19 });
    const codes = new Map<string, number>();
    for (let from = 0; from < lines.length; from += 100) {
      const some = lines.slice(from, from + 100);
      for (const line of some) engine.send(line);
      for (const line of some) {
        const answer = await engine.hear();
        expect(answer.ok, line.toString().slice(0, 300)).toBe(false);
        const code = answer.error?.code ?? 'refused';
        codes.set(code, (codes.get(code) ?? 0) + 1);
      }
    }
    expect(await engine.ask({ op: 'state', id: 'end' })).toEqual({ id: 'end', ok: true, game: 'lantern', state, hash });
    expect(await engine.end()).toEqual({ code: 0, more: 0 });
    // The lines are as different as they are meant to be.
    const kinds = ['not-json', 'not-utf8', 'too-deep', 'empty-line', 'bad-request', 'unknown-op', 'forbidden-key'];
    for (const code of [...kinds, 'number-out-of-range', 'bad-state'])
      expect(codes.get(code) ?? 0, code).toBeGreaterThan(20);
  });

  test('a line of 9 MiB is skipped', async () => {
    const { engine, hash } = await engineWithGame();
    engine.send(Buffer.alloc(9 * 1024 * 1024, '['));
    expect(await engine.hear()).toMatchObject({ ok: false, error: { code: 'too-long' } });
    expect((await engine.ask({ op: 'state' })).hash).toBe(hash);
    expect(await engine.end()).toEqual({ code: 0, more: 0 });
  });

  test('a position that would eat all memory is an error, and the game goes on', async () => {
    const { engine, state, hash } = await engineWithGame();
    const rich = structuredClone(state);
    for (const player of rich.players) player.coins = 1e9;
    expect(await engine.ask({ op: 'load', game: 'lantern', state: rich })).toMatchObject({
      error: { code: 'bad-state' },
    });
    expect(await engine.ask({ op: 'load', game: 'lantern', state })).toMatchObject({ ok: true, hash });
    expect(await engine.end()).toEqual({ code: 0, more: 0 });
  });

  test('one after another that has to be given up on: the held game stays', async () => {
    const { engine, state, hash } = await engineWithGame('--patience', '1');
    const rich = structuredClone(state);
    for (const player of rich.players) player.coins = 1e9;
    for (let i = 0; i < 4; i++) {
      expect(await engine.ask({ op: 'load', game: 'lantern', state: rich })).toMatchObject({
        error: { code: 'bad-state' },
      });
    }
    expect((await engine.ask({ op: 'state' })).hash).toBe(hash);
    expect(await engine.end()).toEqual({ code: 0, more: 0 });
  });
});
