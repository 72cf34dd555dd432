import { readFileSync } from 'node:fs';

/** As Linux counts, a hundred to the second. */
const TICKS = 100;

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** Processor time of a process and its children, also of those that have ended. */
export function processorSeconds(pid: number): number {
  // Behind the name, which may hold anything: state, parent and so on; the 12th to 15th are times.
  const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)!.split(' ');
  const own = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) / TICKS, 0);
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  return children.reduce((sum, child) => sum + processorSeconds(child), own);
}

/** Of this process alone. */
export function ownSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
