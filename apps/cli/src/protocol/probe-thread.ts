import { Piscina } from 'piscina';
import type { ProbeJob, ProbeResult } from './probe.ts';

const SECONDS = 10;
const MEGABYTES = 256;

/**
 * Tries positions from outside in a thread of its own. One that keeps the rules busy for ever, or eats all
 * memory, ends that thread and not the process.
 */
export class ProbeThread {
  private pool: Piscina<ProbeJob, ProbeResult> | null = null;

  readonly run = async (job: ProbeJob): Promise<ProbeResult> => {
    this.pool ??= new Piscina<ProbeJob, ProbeResult>({
      filename: new URL('./probe-worker.mjs', import.meta.url).href,
      minThreads: 1,
      maxThreads: 1,
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    });
    try {
      return await this.pool.run(job, { signal: AbortSignal.timeout(SECONDS * 1000) });
    } catch {
      return { ok: false, message: `it takes more than ${SECONDS} s or ${MEGABYTES} MB to play on from it` };
    }
  };

  async close(): Promise<void> {
    await this.pool?.destroy();
  }
}
