import { Piscina } from 'piscina';
import type { ProbeJob, ProbeResult } from './probe.ts';

export const PATIENCE = 10;
const MEGABYTES = 256;

/**
 * Tries positions from outside in a thread of its own. One that keeps the rules busy for ever, or eats all
 * memory, ends that thread and not the process.
 */
export class ProbeThread {
  private readonly seconds: number;
  private pool: Piscina<ProbeJob, ProbeResult> | null = null;

  constructor(seconds = PATIENCE) {
    this.seconds = seconds;
  }

  readonly run = async (job: ProbeJob): Promise<ProbeResult> => {
    this.pool ??= openPool();
    try {
      return await this.pool.run(job, { signal: AbortSignal.timeout(this.seconds * 1000) });
    } catch {
      await this.close();
      return { ok: false, message: `it takes more than ${this.seconds} s or ${MEGABYTES} MB to play on from it` };
    }
  };

  /** The next job opens another. */
  async close(): Promise<void> {
    const { pool } = this;
    this.pool = null;
    await pool?.destroy();
  }
}

function openPool(): Piscina<ProbeJob, ProbeResult> {
  const pool = new Piscina<ProbeJob, ProbeResult>({
    filename: new URL('./probe-worker.mjs', import.meta.url).href,
    minThreads: 1,
    maxThreads: 1,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
  // A thread that runs out of memory while it is being stopped for its slowness: the job is answered already.
  pool.on('error', () => {});
  return pool;
}
