// @ts-check
import { root } from './root.mjs';
import { run } from './run.mjs';
import { NOTHING, oneCheck } from './tally.mjs';

/**
 * What the registry knows against the packages we ship. Where it cannot be asked the check counts as skipped: a test
 * that fails without a network says nothing about the code.
 * @param {string} text what `npm audit --json` printed
 * @returns {import('./tally.mjs').Tally & { output: string }}
 */
export function judgeAudit(text) {
  const report = readReport(text);
  if (report === null) return { ...NOTHING, skipped: 1, output: 'The registry could not be asked about known faults.' };
  const { high = 0, critical = 0 } = report;
  return { ...oneCheck(high + critical === 0), output: `${critical} critical, ${high} high: see npm audit --omit=dev` };
}

/** @param {string} text @returns {Record<string, number> | null} */
function readReport(text) {
  try {
    return JSON.parse(text.slice(text.indexOf('{'))).metadata?.vulnerabilities ?? null;
  } catch {
    return null;
  }
}

export async function audit() {
  const { output } = await run('npm', ['audit', '--omit=dev', '--json', '--loglevel=silent'], { cwd: root });
  return judgeAudit(output);
}
