/** npm run release -- COMMAND: publishes, promotes and takes back packages of this tree; see docs/releasing.md. */

import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { runRelease } from '@storefront/release-tool/command-line/run-release';
import { ignoreDebugSignal } from '@storefront/settings/ignore-debug-signal';
import { releasePackages } from './run/packages/package-names';
import { probeOf } from './run/packages/probe-composition';

const root = resolve(import.meta.dirname, '..');

// It holds the private release key.
ignoreDebugSignal();
await runRelease(
  {
    repository: {
      root,
      packages: releasePackages,
      folderOf: (name) => join(root, name),
      build: (name) => spawnSync('npx', ['nx', 'run', `${name}:build`], { cwd: root, stdio: 'inherit' }).status === 0,
    },
    dataDir: join(root, '.data'),
    probeOf: (store, key) => probeOf(root, store, key),
  },
  process.argv.slice(2),
);
