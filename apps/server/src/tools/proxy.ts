import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A proxy with the configuration we give to operators, before two servers of ours. */
export interface Proxy {
  readonly base: string;
  readonly pid: number;
  stop(): Promise<void>;
}

export type ProxyName = 'nginx' | 'caddy';

const isBundled = import.meta.url.endsWith('.mjs');
const given = (file: string): string =>
  readFileSync(new URL(isBundled ? `../proxy/${file}` : `../../proxy/${file}`, import.meta.url), 'utf8');

/** The program, or null where it is not installed. */
export function proxyProgram(name: ProxyName): string | null {
  const folders = ['/usr/sbin', '/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file)) ?? null;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Ours, at addresses of this machine and without certificates. */
const here = (text: string, servers: readonly [string, string]): string =>
  text.replaceAll('10.0.0.1:3000', servers[0]).replaceAll('10.0.0.2:3000', servers[1]);

function nginxConfig(folder: string, port: number, servers: readonly [string, string]): string {
  const site = here(given('nginx.conf'), servers)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace(/^\s*ssl_.*$/gm, '');
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const paths = temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n');
  const http = `access_log off;\n${paths}\n${site}`;
  return `${user}daemon off;\npid ${folder}/pid;\nerror_log ${folder}/log;\nworker_rlimit_nofile 16384;\nevents { worker_connections 8192; }\nhttp {\n${http}\n}\n`;
}

function caddyConfig(port: number, servers: readonly [string, string]): string {
  const site = here(given('Caddyfile'), servers).replace('majlis.example', `http://127.0.0.1:${port}`);
  return `{\n\tadmin off\n\tauto_https off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n${site}`;
}

/** `servers` as address and port. */
export async function startProxy(name: ProxyName, servers: readonly [string, string]): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), `majlis-${name}-`));
  const port = await freePort();
  const file = join(folder, 'config');
  writeFileSync(file, name === 'nginx' ? nginxConfig(folder, port, servers) : caddyConfig(port, servers));
  const args = name === 'nginx' ? ['-c', file, '-p', folder] : ['run', '--adapter', 'caddyfile', '--config', file];
  const child = spawn(proxyProgram(name)!, args, { stdio: 'ignore', env: { ...process.env, HOME: folder } });
  const gone = once(child, 'exit');
  const kill = () => child.kill('SIGKILL');
  process.on('exit', kill);
  const base = `http://127.0.0.1:${port}`;
  await untilOpen(child, base, name).catch((error: unknown) => {
    kill();
    throw error;
  });
  return {
    base,
    pid: child.pid!,
    async stop() {
      process.off('exit', kill);
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilOpen(child: ChildProcess, base: string, name: string): Promise<void> {
  for (let i = 0; i < 300; i++) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}`);
    const answer = await fetch(`${base}/metrics`).catch(() => null);
    if (answer !== null) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${name} did not open`);
}
