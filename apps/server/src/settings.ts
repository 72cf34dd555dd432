import { availableParallelism } from 'node:os';

export interface Settings {
  readonly host: string;
  readonly port: number;
  /** The folder of the embedded database. */
  readonly dataDir: string;
  /** A PostgreSQL to use instead; null: the embedded database. */
  readonly databaseUrl: string | null;
  readonly logLevel: string;
  /** Other origins whose pages may use the API. */
  readonly origins: readonly string[];
  /** How many proxies stand before the server, each of which says whom it got a request from; 0: none. */
  readonly trustProxy: number;
  readonly rulesWorkers: number;
  readonly botWorkers: number;
  readonly botDelay: number;
  /** Days after which finished, closed and never started tables are deleted; null: never. */
  readonly retentionDays: number | null;
  /** Multiplies every rate limit; for load tests, and behind a proxy with its own limits. */
  readonly limitsFactor: number;
  /** Where players find this server; needed for links in emails and in messages to other services. */
  readonly publicUrl: string | null;
  /** The mail server, and the sender's address; null: no email is sent. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string | null;
  /** Milliseconds a turn must last before its player is notified. */
  readonly noticeDelay: number;
  /** Milliseconds after which another server takes over from one that died while sending. */
  readonly noticeLease: number;
  /** Private hosts to which notifications may be sent anyway. */
  readonly noticeHosts: readonly string[];
  /** The token a request for /metrics must carry; null: there is no /metrics. */
  readonly metricsToken: string | null;
  /** A separate address where /metrics needs no token. */
  readonly metricsAddress: { readonly host: string; readonly port: number } | null;
}

type Env = Readonly<Record<string, string | undefined>>;

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Reads the environment; the string is what is wrong with it. PORT 0 asks the system for a free port. */
export function readSettings(env: Env): Settings | string {
  const text = (name: string): string | null => env[name]?.trim() || null;
  const wrong: string[] = [];
  const whole = (name: string, standard: number, min: number, max: number): number => {
    const value = text(name);
    if (value === null) return standard;
    if (/^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max) return Number(value);
    wrong.push(`${name} is a number from ${min} to ${max}, not "${env[name]}".`);
    return standard;
  };
  const cores = availableParallelism();
  const settings: Settings = {
    host: text('HOST') ?? 'localhost',
    port: whole('PORT', 3000, 0, 65_535),
    dataDir: text('DATA_DIR') ?? '.majlis',
    databaseUrl: text('DATABASE_URL'),
    logLevel: text('LOG_LEVEL') ?? 'warn',
    origins: text('ALLOWED_ORIGINS')?.split(/[\s,]+/) ?? [],
    trustProxy: whole('TRUST_PROXY', 0, 0, 9),
    rulesWorkers: whole('RULES_WORKERS', Math.max(1, cores - 1), 1, 64),
    botWorkers: whole('BOT_WORKERS', Math.max(1, cores - 1), 1, 64),
    botDelay: whole('BOT_DELAY_MS', 700, 0, 60_000),
    retentionDays: text('RETENTION_DAYS') === null ? null : whole('RETENTION_DAYS', 0, 1, 36_500),
    limitsFactor: whole('LIMITS_FACTOR', 1, 1, 1_000_000),
    publicUrl: text('PUBLIC_URL')?.replace(/\/+$/, '') ?? null,
    smtpUrl: text('SMTP_URL'),
    mailFrom: text('MAIL_FROM'),
    noticeDelay: whole('NOTICE_DELAY_MS', 60_000, 0, 86_400_000),
    noticeLease: whole('NOTICE_LEASE_MS', 45_000, 1_000, 600_000),
    noticeHosts: text('NOTICE_HOSTS')?.split(/[\s,]+/) ?? [],
    metricsToken: text('METRICS_TOKEN'),
    metricsAddress: addressIn(text('METRICS_ADDRESS')),
  };
  wrong.push(...wrongNotices(settings));
  const { databaseUrl } = settings;
  if (databaseUrl !== null && !/^postgres(ql)?:\/\//.test(databaseUrl))
    wrong.push('DATABASE_URL begins with postgresql://');
  const { metricsAddress, metricsToken } = settings;
  if (text('METRICS_ADDRESS') !== null && metricsAddress === null)
    wrong.push(`METRICS_ADDRESS is an address and a port like 127.0.0.1:9464, not "${env.METRICS_ADDRESS}".`);
  if (metricsToken !== null && metricsToken.length < 16) wrong.push('METRICS_TOKEN has at least 16 characters.');
  if (!LEVELS.includes(settings.logLevel)) wrong.push(`LOG_LEVEL is one of ${LEVELS.join(', ')}.`);
  for (const origin of settings.origins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      wrong.push(`ALLOWED_ORIGINS: "${origin}" is no origin.`);
  }
  return wrong[0] ?? settings;
}

function wrongNotices({ publicUrl, smtpUrl, mailFrom }: Settings): string[] {
  const wrong: string[] = [];
  if (publicUrl !== null && (!URL.canParse(publicUrl) || new URL(publicUrl).origin !== publicUrl))
    wrong.push(`PUBLIC_URL is an origin like https://majlis.example, not "${publicUrl}".`);
  if (smtpUrl !== null && !/^smtps?:\/\/[^/]/.test(smtpUrl)) wrong.push('SMTP_URL begins with smtp:// or smtps://');
  if (smtpUrl !== null && (publicUrl === null || mailFrom === null))
    wrong.push('SMTP_URL needs PUBLIC_URL, for links, and MAIL_FROM, the sender.');
  if (mailFrom !== null && !/^[^\r\n]*[^\s@]+@[^\s@]+$/.test(mailFrom))
    wrong.push(`MAIL_FROM is an address like notices@majlis.example, not "${mailFrom}".`);
  return wrong;
}

function addressIn(text: string | null): Settings['metricsAddress'] {
  const [, host, port] = /^(?:\[)?([0-9a-zA-Z.:-]+?)(?:\])?:(\d{1,5})$/.exec(text ?? '') ?? [];
  return host === undefined || Number(port) > 65_535 ? null : { host, port: Number(port) };
}

/** The address to open in a browser. A server that listens everywhere is reached at localhost. */
export function addressOf(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
