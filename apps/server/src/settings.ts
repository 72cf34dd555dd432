export interface Settings {
  readonly host: string;
  readonly port: number;
}

/** Reads HOST and PORT; the string is what is wrong with them. PORT 0 asks the system for a free port. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings | string {
  const port = env.PORT?.trim() || '3000';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return `PORT is a number from 0 to 65535, not "${env.PORT}".`;
  return { host: env.HOST?.trim() || 'localhost', port: Number(port) };
}

/** The address to open in a browser. A server that listens everywhere is reached at localhost. */
export function addressOf(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
