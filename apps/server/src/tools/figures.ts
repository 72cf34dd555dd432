/** Latencies in milliseconds. */
export class Figures {
  private readonly values: number[] = [];

  add(ms: number): void {
    this.values.push(ms);
  }

  get count(): number {
    return this.values.length;
  }

  get all(): readonly number[] {
    return this.values;
  }

  at(share: number): number {
    if (this.values.length === 0) return Number.NaN;
    const sorted = this.values.toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)]!;
  }

  text(): string {
    const [p50, p95, p99, max] = [0.5, 0.95, 0.99, 1].map((share) => this.at(share).toFixed(2).padStart(8));
    return `p50 ${p50}   p95 ${p95}   p99 ${p99}   max ${max} ms`;
  }
}

/** For servers that tools start themselves. */
export const METRICS_TOKEN = 'for-this-measurement';

/** The number behind a name in Prometheus text. */
export async function metric(base: string, ...names: readonly string[]): Promise<number[]> {
  const text = await (await fetch(`${base}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text();
  return names.map((name) => {
    const line = text.split('\n').find((candidate) => candidate.startsWith(`${name} `));
    return line === undefined ? Number.NaN : Number(line.slice(name.length + 1));
  });
}
