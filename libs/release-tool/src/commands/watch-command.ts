import { join } from 'node:path';
import { SECOND_MS } from '@storefront/api/durations';
import { errorMessage } from '@storefront/api/error-message';
import { WatchMemory } from '@storefront/releases/canaries/watch-memory';
import type { Command } from 'commander';
import { each, interval, shellOrigin } from '../options/option-values';
import { CHANNEL_OPTION } from '../options/shared-options';
import type { ReleaseContext, SessionOptions } from '../session/release-context';
import { CanaryWatcher } from '../storefront/watch-canaries';

interface WatchOptions extends SessionOptions {
  readonly shell?: readonly string[];
  readonly every: number;
}

export const addWatchCommand = (program: Command, { open }: ReleaseContext) =>
  program
    .command('watch')
    .description('end canaries whose visitors fare worse than others, until it is stopped')
    .option('--shell <url>', 'whose figures are read, may be repeated; by default this storefront', each(shellOrigin))
    .option('--every <seconds>', 'how often they are read', interval, 10)
    .option(...CHANNEL_OPTION)
    .action(async ({ shell: named, every, ...options }: WatchOptions) => {
      const { key, store, storeOf, storefront, dataDir } = await open(options, { readsShown: true });
      const shells = named ?? [storefront];
      const memory = new WatchMemory(join(dataDir, 'state/watch', `${store.channel}.json`));
      const watcher = new CanaryWatcher({ key, shells, storeOf, memory });
      console.log(`Watching canaries by the figures of ${shells.join(', ')}`);
      for (;;) {
        const lines = await watcher.step().catch((error: unknown) => [errorMessage(error)]);
        for (const line of lines) console.log(`${new Date().toISOString()}  ${line}`);
        await new Promise((resume) => setTimeout(resume, every * SECOND_MS));
      }
    });
