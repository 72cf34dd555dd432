/// <reference path="./http-ece.d.ts" />
import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decrypt } from 'http_ece';
import { SMTPServer } from 'smtp-server';

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly path: string;
  readonly body: Buffer;
}

/** A service on loopback that gets what servers send; it answers as it is told to. */
export class Receiver {
  readonly received: Received[] = [];
  answer: (response: ServerResponse, got: Received) => void = (response) => response.writeHead(204).end();
  private readonly server: Server;

  private constructor() {
    this.server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const got = { headers: request.headers, path: request.url!, body: Buffer.concat(chunks) };
      this.received.push(got);
      this.answer(response, got);
    });
  }

  static async open(): Promise<Receiver> {
    const receiver = new Receiver();
    receiver.server.listen(0, '127.0.0.1');
    await once(receiver.server, 'listening');
    return receiver;
  }

  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get url(): string {
    return `http://${this.host}/hook`;
  }

  get bodies(): Record<string, unknown>[] {
    return this.received.map(({ body }) => JSON.parse(body.toString()));
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

const base64 = (bytes: Buffer): string => bytes.toString('base64url');

/** A browser with a push service behind it (RFC 8030): the service cannot read what it passes on, the browser can. */
export class PushedBrowser {
  readonly service: Receiver;
  private readonly ecdh = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  private constructor(service: Receiver) {
    this.service = service;
    this.ecdh.generateKeys();
    service.answer = (response) => response.writeHead(201, { location: `http://${service.host}/message/1` }).end();
  }

  static async open(): Promise<PushedBrowser> {
    return new PushedBrowser(await Receiver.open());
  }

  get subscription() {
    const keys = { p256dh: base64(this.ecdh.getPublicKey()), auth: base64(this.auth) };
    return { endpoint: `http://${this.service.host}/push/abc`, keys };
  }

  /** Decrypted (RFC 8291), after the sender has shown that it is the server the browser subscribed to (RFC 8292). */
  messages(serverKey: string): Record<string, unknown>[] {
    return this.service.received.map(({ headers, body }) => {
      if (headers['content-encoding'] !== 'aes128gcm') throw new Error('not encrypted');
      if (!(Number(headers.ttl) > 0)) throw new Error('no TTL');
      checkVapid(headers.authorization ?? '', serverKey, `http://${this.service.host}`);
      const options = { version: 'aes128gcm', privateKey: this.ecdh, authSecret: base64(this.auth) };
      return JSON.parse(decrypt(body, options as never).toString());
    });
  }
}

function checkVapid(authorization: string, serverKey: string, audience: string): void {
  const { t, k } = /^vapid t=(?<t>[^,]+), ?k=(?<k>.+)$/.exec(authorization)!.groups!;
  if (k !== serverKey) throw new Error('signed by somebody else');
  const [head, claims, signature] = t!.split('.');
  const point = Buffer.from(k!, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: base64(point.subarray(1, 33)), y: base64(point.subarray(33, 65)) };
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const isGenuine = verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature!, 'base64url'));
  if (!isGenuine) throw new Error('the signature is wrong');
  const { aud } = JSON.parse(Buffer.from(claims!, 'base64url').toString()) as { aud: string };
  if (aud !== audience) throw new Error(`meant for ${aud}`);
}

export interface Mail {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A real SMTP server that keeps what it gets. */
export class Mailbox {
  readonly mails: Mail[] = [];
  refuse: { readonly code: number } | null = null;
  refused = 0;
  private readonly server: SMTPServer;

  private constructor() {
    this.server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          if (this.refuse !== null) {
            this.refused++;
            done(Object.assign(new Error('not now'), { responseCode: this.refuse.code }));
            return;
          }
          const raw = Buffer.concat(chunks).toString();
          const { mailFrom, rcptTo } = session.envelope;
          const from = mailFrom === false ? '' : mailFrom.address;
          this.mails.push({ from, to: rcptTo.map(({ address }) => address), raw, headers: headersOf(raw) });
          done();
        });
      },
    });
  }

  static async open(): Promise<Mailbox> {
    const mailbox = new Mailbox();
    await new Promise<void>((resolve) => mailbox.server.listen(0, '127.0.0.1', resolve));
    return mailbox;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.close();
  }
}

function headersOf(raw: string): Record<string, string> {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  return Object.fromEntries(
    head
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
}

/** The text of a mail, with what mail programs do to long lines undone. */
export const plainText = ({ raw }: Mail): string =>
  Buffer.from(
    raw
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();
