import { fork } from 'node:child_process';
import type { KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Probe } from '@storefront/releases/channels/probe.types';
import { readManifest } from '@storefront/releases/publishing/read-manifest';
import { PublishedFiles } from '@storefront/releases/store/published-files';
import type { ReleaseStore } from '@storefront/releases/store/release-store';
import type { ProbeRequest, ProbeResult } from '../../../shell/src/server/processes/probe-process';
import { processContent } from '../../../shell/src/server/processes/process-content';

/** A server bundle takes milliseconds to evaluate; this allows for a busy machine. */
const DEADLINE_MS = 20_000;

/**
 * Checks every file of a composition and starts a render process for it, like the shell; a process without any key starts
 * it in place of this one, which has the private release key.
 * @param root the repository, whose shell must have been built
 */
export function probeOf(root: string, store: ReleaseStore, key: KeyObject): Probe {
  const built = join(root, 'shell/dist/node');
  const script = join(built, 'probe-process.mjs');
  return async ({ packages }) => {
    if (!existsSync(script)) throw new Error('The shell has not been built: npm run build -w shell');
    const manifests = Object.fromEntries(
      Object.entries(packages).map(([name, entry]) => [name, readManifest(store, name, entry)]),
    );
    const files = new PublishedFiles(store, key);
    files.checkAll(manifests);
    const { refused } = await probed(script, {
      content: processContent(manifests, files, 0),
      options: {
        script: join(built, 'render-process.cjs'),
        startDeadlineMs: DEADLINE_MS,
        hangDeadlineMs: DEADLINE_MS,
      },
    });
    if (refused) throw new Error(refused);
  };
}

async function probed(script: string, request: ProbeRequest): Promise<ProbeResult> {
  const child = fork(script, [], { execArgv: [], env: {}, stdio: ['ignore', 2, 2, 'ipc'], serialization: 'advanced' });
  const ended = once(child, 'close').then(([code]) => ({ refused: `The process that checks it ended (${code}).` }));
  const replied = once(child, 'message').then(([result]) => result as ProbeResult);
  child.send(request, () => undefined);
  return Promise.race([replied, ended]);
}
