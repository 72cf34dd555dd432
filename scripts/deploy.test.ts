import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './lib/root.mjs';

/** What can be said of containers, compose files and units without a machine that runs them. */
const text = (file: string) => readFileSync(join(root, file), 'utf8');
const settings = text('apps/server/src/settings.ts');
const isSetting = (name: string) => settings.includes(`'${name}'`);
const has = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;

describe('Containerfile', () => {
  const file = text('Containerfile');
  const last = file.slice(file.lastIndexOf('\nFROM '));

  test('starts and asks what is in the archive', () => {
    const named = [...last.matchAll(/\/majlis\/([\w.-]+\.mjs)/g)].map(([, name]) => name!);
    expect(named).toEqual(['health.mjs', 'start.mjs']);
    for (const name of named) expect(existsSync(join(root, 'deploy', name)), name).toBe(true);
  });

  test('is not root, keeps its data in the volume, and sets only settings there are', () => {
    expect(last).toMatch(/^USER node$/m);
    const env = Object.fromEntries([...last.matchAll(/(\b[A-Z_]+)=(\S+)/g)].map(([, name, value]) => [name, value]));
    expect(last).toContain(`VOLUME ${env.DATA_DIR}\n`);
    expect(Object.keys(env).filter((name) => name !== 'NODE_ENV' && !isSetting(name))).toEqual([]);
  });

  test('leaves out of the image what was built and installed elsewhere', () => {
    for (const ignored of ['**/node_modules', '**/dist', '.git']) {
      expect(text('.dockerignore').split('\n')).toContain(ignored);
    }
  });
});

describe.each(['compose.yaml', 'compose.two.yaml'])('%s', (name) => {
  const file = text(name);

  test('declares the volumes it uses, and mounts files that exist', () => {
    const [, declared = ''] = /^volumes:\n((?: {2}\w+:\n?)+)/m.exec(file) ?? [];
    const used = [...file.matchAll(/["-] ?(\w+):\//g)].map(([, volume]) => volume!);
    expect(used.length).toBeGreaterThan(0);
    for (const volume of used) expect(declared).toContain(`  ${volume}:`);
    for (const [, path] of file.matchAll(/- (\.\/[\w/.-]+):/g)) expect(existsSync(join(root, path!)), path).toBe(true);
  });

  test('sets only settings there are', () => {
    const [, server = ''] = /x-server:[\s\S]*?environment:\n((?: {4}\w+: .*\n)+)/.exec(file) ?? [];
    for (const [, setting] of server.matchAll(/^ {4}(\w+):/gm)) expect(isSetting(setting!), setting).toBe(true);
  });
});

describe('the proxy of two servers', () => {
  test('serves the servers of the compose file', () => {
    const [, upstreams = ''] = /reverse_proxy (.*) \{/.exec(text('deploy/Caddyfile')) ?? [];
    for (const upstream of upstreams.split(' ')) {
      expect(text('compose.two.yaml')).toMatch(new RegExp(`^ {2}${upstream.replace(':3000', '')}: \\*server$`, 'm'));
    }
  });

  test.runIf(has('caddy', 'version'))('Caddy takes it', () => {
    const args = ['validate', '--adapter', 'caddyfile', '--config', join(root, 'deploy/Caddyfile')];
    expect(spawnSync('caddy', args, { env: { ...process.env, SITE: 'localhost' }, encoding: 'utf8' })).toMatchObject({
      status: 0,
    });
  });
});

test.runIf(has('systemd-analyze', '--version'))('systemd takes the unit', () => {
  const unit = join(mkdtempSync(join(tmpdir(), 'majlis-unit-')), 'majlis.service');
  // Its paths are those of a machine it is installed on.
  writeFileSync(unit, text('deploy/majlis.service').replace('/usr/bin/node /opt/majlis/start.mjs', '/bin/true'));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
});

test('the health check fails where no server answers', () => {
  const ask = () => execFileSync(process.execPath, [join(root, 'deploy/health.mjs')], { env: { PORT: '1' } });
  expect(ask).toThrow();
});
