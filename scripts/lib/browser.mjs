// @ts-check
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { run, runNode } from './run.mjs';

/** Not Debian's chromium-headless-shell: it needs less CPU time, but cannot show notifications. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * What the search may ask of the machine; replaced in tests.
 * @typedef {object} Machine
 * @property {NodeJS.ProcessEnv} env
 * @property {(path: string) => boolean} exists
 * @property {(path: string) => Promise<boolean>} works the program starts and tells its version
 * @property {() => string | null} playwrights where Playwright keeps (or would keep) its own Chromium
 * @property {() => Promise<string[] | null>} asRoot the words to put before a command that needs root; null: not possible
 * @property {(command: string, args: readonly string[]) => Promise<boolean>} install runs a command in the open; whether it succeeded
 * @property {() => Promise<boolean>} download Playwright's download
 * @property {(line: string) => void} say
 */

/** Places where a Chromium may be, the likeliest first. @param {Machine} machine */
export function candidates(machine) {
  const folders = (machine.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const own = machine.playwrights();
  const named = machine.env.MAJLIS_CHROMIUM;
  return [...(named ? [named] : []), ...onPath, ...APPLICATIONS, ...(own ? [own] : [])];
}

/** @param {Machine} machine @returns {Promise<string | null>} */
async function installedBrowser(machine) {
  for (const path of candidates(machine)) if (machine.exists(path) && (await machine.works(path))) return path;
  return null;
}

/** @param {Machine} machine */
async function installDebianPackage(machine) {
  if (!machine.exists('/usr/bin/apt-get') || !machine.exists('/etc/debian_version')) return false;
  const prefix = await machine.asRoot();
  if (prefix === null) return false;
  machine.say('Installing Chromium with apt-get for the browser tests ...');
  const [command, ...rest] = [...prefix, 'apt-get'];
  const apt = (/** @type {string[]} */ ...args) => machine.install(/** @type {string} */ (command), [...rest, ...args]);
  const install = () => apt('install', '-y', '-q', '--no-install-recommends', 'chromium');
  return (await install()) || ((await apt('update', '-q')) && (await install()));
}

/**
 * An installed Chromium, else Debian's package, else Playwright's download, else null.
 * @param {Machine} machine @returns {Promise<string | null>}
 */
export async function ensureBrowser(machine) {
  const found = await installedBrowser(machine);
  if (found) return found;
  if (await installDebianPackage(machine)) {
    const fresh = await installedBrowser(machine);
    if (fresh) return fresh;
  }
  machine.say("Downloading Playwright's Chromium for the browser tests ...");
  return (await machine.download()) ? installedBrowser(machine) : null;
}

export const NO_BROWSER = `No Chromium was found and none could be installed, so the browser tests did not run.
Install one in any of these ways and run the tests again:
  apt-get install chromium                 (Debian; as root)
  npx playwright install --with-deps chromium
  MAJLIS_CHROMIUM=/path/to/chrome npm test
`;

/** @param {string} base @param {(line: string) => void} say @returns {Machine} */
export function thisMachine(base, say) {
  const require = createRequire(join(base, 'package.json'));
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  return {
    env: process.env,
    exists: existsSync,
    works: async (path) => (await run(path, ['--version', '--no-sandbox'])).code === 0,
    playwrights: () => require('@playwright/test').chromium.executablePath() || null,
    asRoot: async () => {
      if (process.getuid?.() === 0) return [];
      return (await run('sudo', ['-n', 'true'])).code === 0 ? ['sudo', '-n'] : null;
    },
    install: async (command, args) => (await run(command, args, { show: true, env })).code === 0,
    download: async () => {
      const cli = join(base, 'node_modules/@playwright/test/cli.js');
      return (await runNode([cli, 'install', 'chromium'], { show: true })).code === 0;
    },
    say,
  };
}
