import type { KeyObject } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Probe } from '@storefront/releases/promote';
import { PublishedFiles } from '@storefront/releases/published-files';
import { readManifest } from '@storefront/releases/read-manifest';
import type { ReleaseStore } from '@storefront/releases/release-store';
import { CompositionProcess } from '../../shell/src/server/processes/composition-process';
import { processContent } from '../../shell/src/server/processes/process-content';

/** A server bundle takes milliseconds to evaluate; this allows for a busy machine. */
const DEADLINE_MS = 20_000;

/**
 * Checks every file of a composition and starts a render process for it, like the shell.
 * @param root the repository, whose shell must have been built
 */
export function probeOf(root: string, store: ReleaseStore, key: KeyObject): Probe {
  const script = join(root, 'shell/dist/node/render-process.cjs');
  return async ({ packages }) => {
    if (!existsSync(script)) throw new Error('The shell has not been built: npm run build -w shell');
    const manifests = Object.fromEntries(
      Object.entries(packages).map(([name, entry]) => [name, readManifest(store, name, entry)]),
    );
    const files = new PublishedFiles(store, key);
    files.checkAll(manifests);
    const process = new CompositionProcess(processContent(manifests, files, 0), {
      script,
      startDeadlineMs: DEADLINE_MS,
      hangDeadlineMs: DEADLINE_MS,
    });
    try {
      await process.ready;
    } finally {
      process.kill();
    }
  };
}
