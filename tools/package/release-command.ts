/** node commands/release.mjs COMMAND, in an artefact: publishes and promotes the packages that it contains. */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { runRelease } from '@storefront/release-tool/command-line/run-release';
import { ignoreDebugSignal } from '@storefront/settings/ignore-debug-signal';
import { probeOf } from '../run/packages/probe-composition';

// The script's own place: the bundler replaces import.meta with that of the source.
const root = resolve(dirname(process.argv[1] ?? ''), '..');

// It holds the private release key.
ignoreDebugSignal();
await runRelease(
  {
    repository: {
      root,
      packages: readdirSync(root).filter((name) => existsSync(join(root, name, 'dist/browser-manifest.json'))),
      folderOf: (name) => join(root, name),
      build: (name) => {
        console.error(`This is a build, not the sources of ${name}: publish it with --no-build.`);
        return false;
      },
    },
    dataDir: join(root, '.data'),
    probeOf: (store, key) => probeOf(root, store, key),
  },
  process.argv.slice(2),
);
