import { execFileSync, type StdioOptions, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';

/** A throw-away PostgreSQL for tests and tools: a cluster of its own in a temporary folder, reached by a socket. */
export interface Postgres {
  /** Of the process that all others of it are children of. */
  readonly pid: number;
  /** A fresh, empty database. */
  newDatabase(): Promise<string>;
  /** Ends at once, as if the power was lost, and comes back. */
  restart(): void;
  /** Cuts every connection, as a firewall or an operator would. */
  cut(): Promise<number>;
  /** As if the machine of the database lost its power. */
  kill(): void;
  stop(): void;
}

const CUT =
  'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null';

const isRoot = process.getuid?.() === 0;

function binaries(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    process.env.MAJLIS_POSTGRES_BIN ?? '',
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => folder !== '' && existsSync(join(folder, 'initdb'))) ?? null;
}

function install(): void {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing PostgreSQL with apt-get for the tests ...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const args = ['install', '-y', '-q', '--no-install-recommends', 'postgresql'];
  if (spawnSync('apt-get', args, { env }).status === 0) return;
  spawnSync('apt-get', ['update', '-q'], { env });
  spawnSync('apt-get', args, { env });
}

const LOUD = `
################################################################################
  PostgreSQL is not installed and could not be: ITS TESTS DID NOT RUN.
  apt-get install postgresql   or   MAJLIS_POSTGRES_BIN=/path/to/bin npm test
################################################################################
`;

/** PostgreSQL refuses to run as root. */
function asPostgres(command: string, args: readonly string[], stdio: StdioOptions = 'pipe'): void {
  const [program, all] = isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, [...args]];
  execFileSync(program, all, { stdio, cwd: '/', env: { ...process.env, LC_ALL: 'C' } });
}

function ownerOf(user: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Null, and said loudly, where there is no PostgreSQL. */
export function startPostgres(options: { readonly sync?: boolean } = {}): Postgres | null {
  if (binaries() === null) install();
  const bin = binaries();
  if (bin === null) {
    console.warn(LOUD);
    return null;
  }
  const folder = mkdtempSync(join(tmpdir(), 'majlis-pg-'));
  if (isRoot) {
    const { uid, gid } = ownerOf('postgres');
    chownSync(folder, uid, gid);
  }
  const data = join(folder, 'data');
  asPostgres(join(bin, 'initdb'), ['-D', data, '-U', 'majlis', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  const sync = options.sync ? 'on' : 'off';
  const settings = `-c listen_addresses='' -c unix_socket_directories=${folder} -c fsync=${sync} -c max_connections=100`;
  const start = () =>
    asPostgres(join(bin, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start'], 'ignore');
  start();
  const url = (database: string) => `postgresql://majlis@localhost/${database}?host=${encodeURIComponent(folder)}`;
  let databases = 0;
  const end = (mode: string) => asPostgres(join(bin, 'pg_ctl'), ['-D', data, '-m', mode, '-w', 'stop'], 'ignore');
  const halt = (mode: string) => {
    process.off('exit', haltAtOnce);
    end(mode);
    rmSync(folder, { recursive: true, force: true });
  };
  const haltAtOnce = () => halt('immediate');
  process.on('exit', haltAtOnce);
  const ask = async (sql: string): Promise<number> => {
    const client = new pg.Client({ connectionString: url('postgres') });
    await client.connect();
    const { rowCount } = await client.query(sql);
    await client.end();
    return rowCount ?? 0;
  };
  return {
    get pid() {
      return Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10);
    },
    async newDatabase() {
      const name = `majlis${++databases}`;
      await ask(`create database ${name}`);
      return url(name);
    },
    restart() {
      end('immediate');
      start();
    },
    cut: () => ask(CUT),
    kill: () => halt('immediate'),
    stop: () => halt('fast'),
  };
}

/** One question to a database, on a connection of its own. */
export async function ask(url: string, query: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(query)).rows;
  } finally {
    await client.end();
  }
}
