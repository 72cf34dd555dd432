import { type ChanceState, shuffle, withStream } from './chance.ts';
import { type Outcome, RulesBug } from './contract.ts';
import type { Frame, FrameIndex, KernelState, NewFrame } from './frame.ts';
import { type Log, nullLog, type Secret } from './log.ts';

/** What a rule that acts is handed. Everything that could show somebody something new raises the undo barrier. */
export class Ctx<S extends KernelState<F>, F extends Frame, E> {
  readonly s: S;
  private chanceOfState: Chance | null = null;
  private readonly frames: FrameIndex<S, never, E, F>;
  private readonly log: Log<E>;
  private learned = false;

  constructor(s: S, frames: FrameIndex<S, never, E, F>, log: Log<E>) {
    this.s = s;
    this.frames = frames;
    this.log = log;
  }

  get chance(): Chance {
    this.chanceOfState ??= new Chance(this.s, this);
    return this.chanceOfState;
  }

  /** The new frame goes on top of the stack. */
  push(frame: NewFrame<F>): void {
    const def = this.frames.of(frame.kind);
    // Not copied, which would cost a quarter of a fast game's time: so it must be a fresh object.
    const full = frame as unknown as F;
    if (full.id !== undefined) throw new RulesBug(`frame "${frame.kind}" was pushed before`);
    full.id = this.s.nextFrameId++;
    full.mem = def.memory === undefined ? null : def.memory(this.s, frame as never);
    this.frames.keep(full, this.s.stack.push(full) - 1, def);
  }

  /** Removes a frame, wherever it is in the stack; what it pushed stays. At the end of the game all are gone. */
  remove(frame: F): void {
    const { stack } = this.s;
    if (stack[stack.length - 1] === frame) {
      stack.pop();
      return;
    }
    const at = stack.lastIndexOf(frame);
    if (at >= 0) stack.splice(at, 1);
    else if (this.s.over === null) throw new RulesBug(`frame "${frame.kind}" is not on the stack`);
  }

  /** Turns what the frame asks into a new question, so that answers to the old one are stale. */
  renew(frame: F): void {
    frame.id = this.s.nextFrameId++;
  }

  /** False in simulations, where what is only logged need not be computed. */
  get isHeard(): boolean {
    return this.log !== nullLog;
  }

  emit(event: E, secret: Secret | null = null): void {
    if (secret !== null) this.learned = true;
    this.log.emit(event, secret);
  }

  /** Takes the top card (the last one) of a deck that was shuffled before. */
  turnUp<T>(deck: T[]): T | undefined {
    this.learned = true;
    return deck.pop();
  }

  /** Something hidden becomes known by other means. */
  reveal(): void {
    this.learned = true;
  }

  get revealed(): boolean {
    return this.learned;
  }

  end(outcome: Outcome): void {
    this.s.over = outcome;
    this.s.stack.length = 0;
  }
}

/** The only randomness rules know. A stream is named for the deck or bag it serves. */
class Chance {
  private readonly s: { chance: ChanceState };
  private readonly x: { reveal(): void };

  constructor(s: { chance: ChanceState }, x: { reveal(): void }) {
    this.s = s;
    this.x = x;
  }

  /** From 0 to `n - 1`. */
  below(stream: string, n: number): number {
    this.x.reveal();
    return withStream(this.s.chance, stream, (rng) => rng.below(n));
  }

  shuffle<T>(stream: string, items: T[]): void {
    this.x.reveal();
    withStream(this.s.chance, stream, (rng) => shuffle(items, rng));
  }

  /** Takes one of a bag's items; the order of the bag carries no meaning. */
  draw<T>(stream: string, bag: T[]): T | undefined {
    if (bag.length === 0) return undefined;
    const at = this.below(stream, bag.length);
    const drawn = bag[at];
    const last = bag.pop()!;
    if (at < bag.length) bag[at] = last;
    return drawn;
  }
}
