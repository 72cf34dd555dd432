// @ts-check
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const NOBODY = 65_534;

/**
 * Unpacks an archive of the server where no sources are, and does with it what an operator would: starts it as
 * somebody who may write nothing but the data folder, asks for its health and its pages, lets a table be dealt, and
 * stops it. Throws where something is not as it should be.
 * @param {string} archive @param {string} to a folder that does not exist yet @param {string} name of the folder inside
 */
export async function tryServer(archive, to, name) {
  const data = join(to, 'data');
  mkdirSync(data, { recursive: true });
  execFileSync('tar', ['-xzf', archive, '-C', to]);
  const home = join(to, name);
  const before = listing(home);
  const isRoot = process.getuid?.() === 0;
  const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  if (isRoot) {
    chownSync(data, NOBODY, NOBODY);
    for (const folder of [join(to, '..'), to, data]) chmodSync(folder, 0o755);
  }
  const env = { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', DATA_DIR: data };
  const server = spawn(process.execPath, [join(home, 'start.mjs')], {
    ...identity,
    cwd: data,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  try {
    const address = await addressOf(server);
    const health = spawn(process.execPath, [join(home, 'health.mjs')], {
      env: { ...env, PORT: new URL(address).port },
    });
    expect('the health check', (await once(health, 'exit'))[0], 0);
    expect('the page', (await fetch(address)).headers.get('content-type')?.includes('text/html'), true);
    await deal(address);
  } finally {
    server.kill('SIGTERM');
  }
  expect('the exit code after SIGTERM', (await ended)[0], 0);
  expect('the folder afterwards', listing(home), before);
  const tables = execFileSync(process.execPath, [join(home, 'keep.mjs'), 'tables'], { env, encoding: 'utf8' });
  expect('how many tables are kept', Object.values(JSON.parse(tables)).join(), '1');
  console.log('ok: unpacked, started as an unprivileged user, queried, dealt a table, stopped');
}

/** @param {import('node:child_process').ChildProcess} server */
export async function addressOf(server) {
  if (server.stdout === null) throw new Error('no output to read');
  for await (const line of createInterface({ input: server.stdout })) {
    const address = /http:\/\/[^\s/]+/.exec(line)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error('The server ended before it told its address.');
}

/** A guest sets up a table, sits down beside a bot, and the cards are dealt. @param {string} address */
async function deal(address) {
  const { token } = await post(address, '/api/guests', { name: 'Noor' });
  const { id } = await post(address, '/api/tables', { game: 'alhambra', seats: 2, config: {} }, token);
  await post(address, `/api/tables/${id}/join`, {}, token);
  await post(address, `/api/tables/${id}/seats/1`, { holder: { kind: 'bot', level: 'easy' } }, token);
  await post(address, `/api/tables/${id}/start`, {}, token);
}

/** @param {string} address @param {string} path @param {object} body @param {string} [token] @returns {Promise<any>} */
export async function post(address, path, body, token) {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** @param {string} folder */
const listing = (folder) => readdirSync(folder, { recursive: true }).sort().join('\n');

/** @param {string} what @param {unknown} is @param {unknown} should */
function expect(what, is, should) {
  if (is !== should) throw new Error(`${what}: ${is} instead of ${should}`);
}
