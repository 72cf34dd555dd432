const NEWLINE = 0x0a;

/** Stands for a line that was longer than allowed and is gone. */
export const TOO_LONG = Symbol('too long');
export type Line = Buffer | typeof TOO_LONG;

/** Cuts bytes into lines. A line beyond the limit is dropped as it comes in, so it needs no memory. */
export class LineSplitter {
  private readonly limit: number;
  private parts: Buffer[] = [];
  private length = 0;

  constructor(limit: number) {
    this.limit = limit;
  }

  *push(chunk: Buffer): Generator<Line> {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      this.keep(chunk.subarray(from, at));
      from = at + 1;
      yield this.take();
    }
    this.keep(chunk.subarray(from));
  }

  /** The last line, if the input does not end with a newline. */
  *end(): Generator<Line> {
    if (this.length > 0) yield this.take();
  }

  private keep(part: Buffer): void {
    this.length += part.length;
    if (this.length > this.limit) this.parts = [];
    else if (part.length > 0) this.parts.push(part);
  }

  private take(): Line {
    const line = this.length > this.limit ? TOO_LONG : Buffer.concat(this.parts);
    this.parts = [];
    this.length = 0;
    return line;
  }
}
