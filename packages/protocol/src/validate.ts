import { TypeCompiler } from '@sinclair/typebox/compiler';
import type { ClientMessage } from './client.ts';
import { Check, Hello, MAX_MESSAGE, MAX_STANDING, Sync, Wish } from './client.ts';
import { PROTOCOL } from './ids.ts';
import { isModest } from './modest.ts';

// One check for each kind: a union would try them all.
const checks = new Map<unknown, (value: unknown) => boolean>(
  [Hello, Sync, Check, ...Wish.anyOf].map((schema) => {
    const compiled = TypeCompiler.Compile(schema);
    return [schema.properties.type.const as string, (value: unknown) => compiled.Check(value)];
  }),
);

export type Read =
  | { readonly ok: true; readonly message: ClientMessage }
  | { readonly ok: false; readonly code: 'bad-message' | 'too-long' | 'old-client' };

/** Reads what a client sent. Anything that is not exactly a message is refused. */
export function readClientMessage(text: string): Read {
  if (text.length > MAX_MESSAGE) return { ok: false, code: 'too-long' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, code: 'bad-message' };
  }
  if (!isModest(value)) return { ok: false, code: 'bad-message' };
  const type = (value as { type?: unknown } | null)?.type;
  if (type === 'setStanding' && text.length > MAX_STANDING) return { ok: false, code: 'too-long' };
  if (isOtherProtocol(value)) return { ok: false, code: 'old-client' };
  return checks.get(type)?.(value) ? { ok: true, message: value as ClientMessage } : { ok: false, code: 'bad-message' };
}

/** A greeting in another version of this language, whatever else it says. */
function isOtherProtocol(value: unknown): boolean {
  const { type, protocol } = (value ?? {}) as { type?: unknown; protocol?: unknown };
  return type === 'hello' && Number.isInteger(protocol) && protocol !== PROTOCOL;
}

const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu;

/** A name or a line of chat without what could disguise it: control and direction characters, runs of spaces. */
export function tidyText(text: string): string {
  return text.normalize('NFC').replace(FORBIDDEN, '').replace(/\s+/g, ' ').trim();
}
