import { createTransport, type Transporter } from 'nodemailer';
import { html } from '../html.ts';
import type { Say, Text } from './words.ts';

/** One address, nothing around it: no names, lists, quotes, comments or line breaks. */
const ADDRESS =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

export const isAddress = (text: string): boolean =>
  text.length <= 254 && ADDRESS.test(text) && !/^\.|\.\.|\.@/.test(text);

export interface Letter {
  readonly to: string;
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Stops all further ones with one request (RFC 8058); null for the letter that asks whether they are wanted. */
  readonly stop: string | null;
}

export interface Mailer {
  send(letter: Letter): Promise<void>;
  close(): void;
}

export function openMailer(url: string, from: string, host: string): Mailer {
  const timeouts = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000 };
  const transport: Transporter = createTransport({ url, ...timeouts } as never, { from });
  return {
    async send({ to, id, subject, text, html, stop }) {
      const unsubscribe =
        stop === null ? {} : { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
      await transport.sendMail({
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${id}@${host}>`,
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Majlis-Notice': id, ...unsubscribe },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => transport.close(),
  };
}

export interface Frame {
  readonly to: string;
  readonly base: string;
  /** Opens the page on which mails are stopped, and stops them with one request. */
  readonly key: string;
  readonly say: Say;
}

/** One notice, or several gathered. */
export function letterOf(texts: readonly Text[], id: string, { to, base, key, say }: Frame): Letter {
  const [first] = texts;
  const subject = texts.length === 1 ? first!.title : say('notice.digest', { count: texts.length });
  const settings = `${base}/you/notices`;
  const leave = `${base}/mail/stop#${key}`;
  const foot = say('notice.mail.why', { host: new URL(base).host });
  const text = [
    ...texts.map(({ title, body, path }) => `${title}\n${body}\n${base}${path}\n`),
    `--\n${foot}\n${say('notice.mail.settings')}: ${settings}\n${say('notice.mail.stop')}: ${leave}`,
  ].join('\n');
  const page = html`<div style="font-family:sans-serif;line-height:1.5;max-width:36em">
${texts.map(({ title, body, path }) => html`<p><b>${title}</b><br>${body}<br><a href="${base}${path}">${say('notice.open')}</a></p>`)}
<p style="color:#666;font-size:small">${foot} <a href="${settings}">${say('notice.mail.settings')}</a> · <a href="${leave}">${say('notice.mail.stop')}</a></p></div>`;
  return { to, id, subject, text, html: page.text, stop: `${base}/api/mail/stop/${key}` };
}

export function confirmationOf(id: string, { to, base, key, say }: Frame): Letter {
  const link = `${base}/mail/confirm#${key}`;
  const words = say('notice.mail.confirm.text');
  const page = html`<div style="font-family:sans-serif;line-height:1.5;max-width:36em"><p>${words}</p>
<p><a href="${link}">${say('notice.mail.confirm.go')}</a></p></div>`;
  const text = `${words}\n\n${say('notice.mail.confirm.go')}: ${link}\n`;
  return { to, id, subject: say('notice.mail.confirm.subject'), text, html: page.text, stop: null };
}
