import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { newFolder, openHouse, type TestHouse } from '../test/house.ts';

/** docs/api.md is played as it is written: what it sends is sent, and what it shows must come back. */
const page = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8');
const linesOf = (language: string): string[] =>
  new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(page)![1]!.trim().split('\n');

const folder = newFolder();
let server: TestHouse;
beforeAll(async () => {
  server = await openHouse({ dataDir: folder.path });
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

/** What stands for a value of an earlier answer. */
const known = new Map<string, string>();
const filledIn = (text: string): string => text.replace(/\$\w+/g, (name) => known.get(name) ?? name);

/** Whether an answer holds all that is expected of it; learns what `$names` stand for. */
function holds(actual: unknown, expected: unknown): boolean {
  if (typeof expected === 'string' && /^\$\w+$/.test(expected)) {
    if (typeof actual !== 'string') return false;
    if (!known.has(expected)) known.set(expected, actual);
    return known.get(expected) === actual;
  }
  if (typeof expected !== 'object' || expected === null) return actual === expected;
  if (typeof actual !== 'object' || actual === null) return false;
  return Object.entries(expected).every(([key, value]) => holds((actual as Record<string, unknown>)[key], value));
}

test('the requests of docs/api.md are answered as it says', async () => {
  for (const line of linesOf('http')) {
    const [, who, method, path, body] = /^> (?:@(\w+) )?(\w+) (\S+)(?: (.*))?$/.exec(line) ?? [];
    if (method === undefined) continue;
    const answer = await fetch(server.base + filledIn(path!), {
      method,
      headers: {
        ...(who === undefined ? {} : { authorization: `Bearer ${known.get(`$${who}`)}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: filledIn(body) }),
    });
    const text = await answer.text();
    const lines = linesOf('http');
    const expected = JSON.parse(lines[lines.indexOf(line) + 1]!.slice(2));
    expect(holds(JSON.parse(text), expected), `${line}\n${text}`).toBe(true);
  }
  expect(known.size).toBe(7);
});

test('the messages of docs/api.md are answered as it says', async () => {
  const socket = new WebSocket(`${server.base.replace('http', 'ws')}/api/live`);
  const heard: unknown[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(String(data))));
  await once(socket, 'open');
  for (const line of linesOf('jsonl')) {
    const message = line.slice(2);
    if (line.startsWith('> ')) socket.send(filledIn(message));
    else
      await expect
        .poll(() => heard.some((one) => holds(one, JSON.parse(message))), { timeout: 60_000, message: line })
        .toBe(true);
  }
  socket.close();
  await once(socket, 'close');
});
