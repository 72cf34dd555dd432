// @ts-check
import { spawn } from 'node:child_process';

/** @typedef {{ code: number, output: string }} Finished */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Passes a signal on to everything `run` has started and not yet seen end. @param {NodeJS.Signals} signal */
export function signalAll(signal) {
  for (const child of running) child.kill(signal);
}

/**
 * Runs a command to its end. A command that cannot be started counts as ended with code 127.
 * @param {string} command @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean }} [options] `show`: straight to the terminal, output stays empty
 * @returns {Promise<Finished>}
 */
export function run(command, args, { cwd, env, show = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      ...(cwd === undefined ? {} : { cwd }),
      env: { ...process.env, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      shell: process.platform === 'win32' && !/[\\/]/.test(command),
    });
    running.add(child);
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    const end = (/** @type {number} */ code, extra = '') => {
      running.delete(child);
      resolve({ code, output: Buffer.concat(chunks).toString('utf8') + extra });
    };
    child.on('error', (error) => end(127, `${error.message}\n`));
    child.on('close', (code) => end(code ?? 1));
  });
}

/** Runs a Node script of the repository or of a package. @param {readonly string[]} args @param {Parameters<typeof run>[2]} [options] */
export const runNode = (args, options) => run(process.execPath, args, options);
