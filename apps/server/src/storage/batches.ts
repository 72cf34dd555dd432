interface Waiting<In, Out> {
  readonly one: In;
  resolve(out: Out): void;
  reject(error: unknown): void;
}

export interface Together<In, Out> {
  /** Does them all, or none of them. */
  all(batch: readonly In[]): Promise<readonly Out[]>;
  /** Two of the same name are not in one batch. */
  nameOf(one: In): string;
  /** Whether nothing was done for certain, and one of them may be to blame: then it is looked for by halves. */
  isRefusal(error: unknown): boolean;
}

/** One batch at a time; whatever comes in meanwhile makes up the next. */
export class Batches<In, Out> {
  private readonly together: Together<In, Out>;
  private readonly most: number;
  private waiting: Waiting<In, Out>[] = [];
  private isBusy = false;

  constructor(together: Together<In, Out>, most: number) {
    this.together = together;
    this.most = most;
  }

  get length(): number {
    return this.waiting.length;
  }

  ask(one: In): Promise<Out> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ one, resolve, reject });
      if (this.isBusy) return;
      this.isBusy = true;
      // What is asked for by the same turn of the event loop goes together.
      setImmediate(() => this.work());
    });
  }

  private async work(): Promise<void> {
    while (this.waiting.length > 0) await this.run(this.take());
    this.isBusy = false;
  }

  private take(): Waiting<In, Out>[] {
    const names = new Set<string>();
    const [batch, rest]: [Waiting<In, Out>[], Waiting<In, Out>[]] = [[], []];
    for (const waiting of this.waiting) {
      const name = this.together.nameOf(waiting.one);
      const isNext = batch.length < this.most && !names.has(name);
      (isNext ? batch : rest).push(waiting);
      names.add(name);
    }
    this.waiting = rest;
    return batch;
  }

  private async run(batch: readonly Waiting<In, Out>[]): Promise<void> {
    try {
      const outs = await this.together.all(batch.map(({ one }) => one));
      for (const [i, { resolve }] of batch.entries()) resolve(outs[i]!);
    } catch (error) {
      if (batch.length > 1 && this.together.isRefusal(error)) {
        const half = batch.length >> 1;
        await this.run(batch.slice(0, half));
        await this.run(batch.slice(half));
      } else for (const { reject } of batch) reject(error);
    }
  }
}
