/** How many of something each address has at the moment. */
export class Tally {
  private readonly counts = new Map<string, number>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  /** False, and it does not count: it would be one too many. */
  add(address: string): boolean {
    const count = this.counts.get(address) ?? 0;
    if (count >= this.most) return false;
    this.counts.set(address, count + 1);
    return true;
  }

  remove(address: string): void {
    const left = this.counts.get(address)! - 1;
    if (left > 0) this.counts.set(address, left);
    else this.counts.delete(address);
  }
}
