import { type Line, TOO_LONG } from './lines.ts';
import { ProtocolError } from './protocol-error.ts';

const MAX_DEPTH = 64;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Bytes to plain data that is safe to walk and to copy. */
export function readLine(line: Line): unknown {
  if (line === TOO_LONG) throw new ProtocolError('too-long');
  const text = decode(line);
  if (text.trim() === '') throw new ProtocolError('empty-line');
  if (isTooDeep(text)) throw new ProtocolError('too-deep');
  try {
    return JSON.parse(text);
  } catch {
    throw new ProtocolError('not-json');
  }
}

function decode(line: Buffer): string {
  try {
    return utf8.decode(line);
  } catch {
    throw new ProtocolError('not-utf8');
  }
}

/** Before parsing: everything after may then walk values by recursion. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (inString) {
      if (c === 0x5c) i++;
      else if (c === 0x22) inString = false;
    } else if (c === 0x22) inString = true;
    else if (c === 0x5b || c === 0x7b) {
      if (++depth > MAX_DEPTH) return true;
    } else if (c === 0x5d || c === 0x7d) depth--;
  }
  return false;
}

/** Keys that could reach a prototype, and numbers that JSON could not carry back. */
export function checkPlain(value: unknown): void {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new ProtocolError('number-out-of-range');
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) checkPlain(item);
    return;
  }
  for (const key of Object.keys(value)) {
    if (FORBIDDEN.has(key)) throw new ProtocolError('forbidden-key');
    checkPlain((value as Record<string, unknown>)[key]);
  }
}
