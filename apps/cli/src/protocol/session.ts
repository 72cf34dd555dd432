import { RulesBug } from '@majlis/kernel';
import { type TypeCheck, TypeCompiler } from '@sinclair/typebox/compiler';
import { messageOf } from '../errors.ts';
import type { Held } from './held.ts';
import type { Lanes } from './lanes.ts';
import type { Line } from './lines.ts';
import { ops } from './ops.ts';
import type { Probe } from './probe.ts';
import { ProtocolError, Refused } from './protocol-error.ts';
import { checkPlain, readLine } from './read-request.ts';
import { type Op, type RequestOf, type ResultOf, requests } from './schema.ts';

const MAX_HANDLES = 10_000;

type Answer = { readonly ok: boolean; readonly id?: unknown } & Readonly<Record<string, unknown>>;
type Handler = (session: Session, request: unknown) => object | Promise<object>;

/** One held game, the positions kept beside it, and an answer for whatever comes in. */
export class Session {
  readonly probe: Probe;
  private held: Held | null = null;
  private readonly kept = new Map<string, Held>();
  private handles = 0;
  private sideBySide: Lanes | null = null;

  constructor(probe: Probe) {
    this.probe = probe;
  }

  /** Exactly one answer, whatever the line holds. */
  async answer(line: Line): Promise<string> {
    let id: { id?: unknown } = {};
    try {
      const value = readLine(line);
      id = idOf(value);
      return JSON.stringify({ ...id, ok: true, ...(await this.perform(value)) } satisfies Answer);
    } catch (error) {
      return JSON.stringify({ ...id, ok: false, ...failureOf(error) } satisfies Answer);
    }
  }

  private async perform(value: unknown): Promise<object> {
    checkPlain(value);
    const { op, request } = checkRequest(value);
    return await (ops[op] as Handler)(this, request);
  }

  get game(): Held {
    if (this.held === null) throw new ProtocolError('no-game');
    return this.held;
  }

  hold(held: Held): void {
    this.held = held;
  }

  get lanes(): Lanes {
    if (this.sideBySide === null) throw new ProtocolError('no-lanes');
    return this.sideBySide;
  }

  runLanes(lanes: Lanes): void {
    this.sideBySide = lanes;
  }

  keep(held: Held): string {
    if (this.kept.size >= MAX_HANDLES) throw new ProtocolError('too-many-handles');
    const handle = `p${++this.handles}`;
    this.kept.set(handle, held);
    return handle;
  }

  keptAs(handle: string): Held {
    const held = this.kept.get(handle);
    if (held === undefined) throw new ProtocolError('no-such-handle');
    return held;
  }

  forget(handle: string): void {
    this.keptAs(handle);
    this.kept.delete(handle);
  }
}

export type Ops = {
  readonly [O in Op]: (session: Session, request: RequestOf<O>) => ResultOf<O> | Promise<ResultOf<O>>;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whatever else is wrong, the sender should know which request it was, unless the id itself cannot be sent back. */
function idOf(value: unknown): { id?: unknown } {
  if (!isObject(value) || !Object.hasOwn(value, 'id')) return {};
  try {
    checkPlain(value.id);
    return { id: value.id };
  } catch {
    return {};
  }
}

const compiled = new Map<Op, TypeCheck<(typeof requests)[Op]['schema']>>();

function checkRequest(value: unknown): { op: Op; request: unknown } {
  if (!isObject(value)) throw new ProtocolError('bad-request', 'a request is an object');
  const { op } = value;
  if (typeof op !== 'string') throw new ProtocolError('bad-request', '/op: a text expected');
  if (!Object.hasOwn(requests, op))
    throw new ProtocolError('unknown-op', `the requests: ${Object.keys(requests).join(', ')}`);
  const name = op as Op;
  const check = compiled.get(name) ?? TypeCompiler.Compile(requests[name].schema);
  compiled.set(name, check);
  if (check.Check(value)) return { op: name, request: value };
  const error = check.Errors(value).First();
  throw new ProtocolError('bad-request', `${error?.path || '/'}: ${error?.message ?? 'not as expected'}`);
}

function failureOf(error: unknown): object {
  if (error instanceof Refused) return { refusal: error.refusal };
  if (error instanceof ProtocolError) return { error: { code: error.code, message: error.message } };
  const details = error instanceof RulesBug && error.details !== null ? ` ${JSON.stringify(error.details)}` : '';
  return { error: { code: 'rules-bug', message: `${messageOf(error)}${details}` } };
}
