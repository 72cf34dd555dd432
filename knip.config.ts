import type { KnipConfig } from 'knip';
import { entriesOf } from './scripts/lib/bundle.mjs';
import { root, workspaceFolders } from './scripts/lib/root.mjs';

const bundled = workspaceFolders(root).filter(
  (folder) => folder.startsWith('apps/') && entriesOf(root, folder).length > 0,
);
const apps = Object.fromEntries(
  bundled.map((app) => [app, { entry: entriesOf(root, app), project: '{src,test,bin}/**/*.{ts,mjs}' }]),
);

const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  ignoreBinaries: ['caddy', 'systemd-analyze', 'apt-get', 'mount', 'umount', 'dd'],
  // Named in the service worker that the build writes.
  ignore: ['apps/web/public/push.js'],
  workspaces: {
    '.': {
      entry: ['scripts/*.mjs', 'e2e/**/*.spec.ts'],
      project: ['scripts/**/*.{mjs,ts}', 'e2e/**/*.ts'],
      // Called by their paths.
      ignoreDependencies: ['ts7', '@arethetypeswrong/cli'],
    },
    'packages/*': { project: '{src,test}/**/*.{ts,tsx}' },
    'games/*': { project: '{src,test}/**/*.ts' },
    ...apps,
  },
};

export default config;
