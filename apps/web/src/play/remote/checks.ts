import type { Json, Refusal, Seat } from '@majlis/kernel';
import type { Check } from '@majlis/protocol';

/** The server lets a seat ask 20 times at once and five times a second; a pointer over a board asks for less. */
const AT_ONCE = 12;
const EVERY = 250;
/** What is asked while so much waits pushes out the oldest: the pointer has left that place long ago. */
const MOST_WAITING = 6;
/** These say nothing about the action: another time it may be told. */
const NO_JUDGEMENT = new Set(['too-fast', 'busy', 'unavailable', 'stale-decision']);

type Resolve = (refusal: Refusal | null) => void;

interface Asked {
  readonly check: Check;
  readonly key: string;
  readonly resolve: Resolve;
}

/** Asks a server whether actions would be accepted: each once for every question, and never too fast. */
export class Checks {
  private readonly send: (check: Check) => boolean;
  private readonly newId: () => string;
  private decision: string | null = null;
  private readonly known = new Map<string, Promise<Refusal | null>>();
  private readonly sent = new Map<string, Asked>();
  private waiting: Asked[] = [];
  private left = AT_ONCE;
  private refill: ReturnType<typeof setInterval> | null = null;

  /** `send` says whether it could. */
  constructor(send: (check: Check) => boolean, newId: () => string) {
    this.send = send;
    this.newId = newId;
  }

  ask(seat: Seat, decision: string, action: Json): Promise<Refusal | null> {
    if (decision !== this.decision) this.forget();
    this.decision = decision;
    const key = `${seat} ${JSON.stringify(action)}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const asked = new Promise<Refusal | null>((resolve) => {
      this.waiting.push({ check: { type: 'check', id: this.newId(), seat, decision, action }, key, resolve });
    });
    this.known.set(key, asked);
    if (this.waiting.length > MOST_WAITING) this.giveUp(this.waiting.shift()!);
    this.sendWaiting();
    return asked;
  }

  hear(id: string, refusal: Refusal | null): void {
    const asked = this.sent.get(id);
    if (asked === undefined) return;
    this.sent.delete(id);
    if (refusal !== null && NO_JUDGEMENT.has(refusal.code)) this.giveUp(asked);
    else asked.resolve(refusal);
  }

  /** Nothing will be answered any more: the connection is lost, or another question was put. */
  forget(): void {
    const open = [...this.waiting, ...this.sent.values()];
    this.waiting = [];
    this.sent.clear();
    this.known.clear();
    for (const asked of open) asked.resolve(null);
  }

  /** Not known, and not to be remembered as legal. */
  private giveUp({ key, resolve }: Asked): void {
    this.known.delete(key);
    resolve(null);
  }

  private sendWaiting(): void {
    while (this.waiting.length > 0 && this.left > 0) {
      // The newest first: that is where the pointer is.
      const asked = this.waiting.pop()!;
      if (!this.send(asked.check)) {
        this.giveUp(asked);
        continue;
      }
      this.left--;
      this.sent.set(asked.check.id, asked);
    }
    this.refill ??= setInterval(() => this.regain(), EVERY);
  }

  private regain(): void {
    this.left++;
    if (this.left >= AT_ONCE && this.refill !== null) {
      clearInterval(this.refill);
      this.refill = null;
    }
    if (this.waiting.length > 0) this.sendWaiting();
  }
}
