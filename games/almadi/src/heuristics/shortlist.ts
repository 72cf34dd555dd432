/**
 * The best of many pairs of numbers, such as slots and cells, and what each is worth; the best first, and of equals the
 * one found first. Nothing is created for those that are looked at and left.
 */
export class Shortlist {
  length = 0;
  private readonly most: number;
  private readonly worths: number[] = [];
  private readonly ones: number[] = [];
  private readonly others: number[] = [];

  constructor(most: number) {
    this.most = most;
  }

  clear(): void {
    this.length = 0;
  }

  add(worth: number, one: number, other: number): void {
    const { worths, ones, others } = this;
    let at = this.length;
    if (at === this.most) {
      if (worth <= worths[at - 1]!) return;
      at--;
    } else this.length++;
    for (; at > 0 && worths[at - 1]! < worth; at--) {
      worths[at] = worths[at - 1]!;
      ones[at] = ones[at - 1]!;
      others[at] = others[at - 1]!;
    }
    worths[at] = worth;
    ones[at] = one;
    others[at] = other;
  }

  worthAt(place: number): number {
    return this.worths[place]!;
  }

  oneAt(place: number): number {
    return this.ones[place]!;
  }

  otherAt(place: number): number {
    return this.others[place]!;
  }
}
