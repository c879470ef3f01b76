import { cleanReleases } from '@storefront/releases/store/clean-releases';
import type { Command } from 'commander';
import { duration, wholeOf } from '../options/option-values';
import { CHANNEL_OPTION } from '../options/shared-options';
import type { ReleaseContext, SessionOptions } from '../session/release-context';

interface CleanOptions extends SessionOptions {
  readonly keep: number;
  readonly olderThan: number;
  readonly dryRun?: boolean;
}

export const addCleanCommand = (program: Command, { open }: ReleaseContext) =>
  program
    .command('clean')
    .description('remove old releases that nothing needs')
    .requiredOption('--keep <number>', 'how many earlier compositions keep what they need', wholeOf('--keep', 999))
    .requiredOption('--older-than <time>', 'what is younger stays, such as 12h or 30d', duration('--older-than'))
    .option('--dry-run', 'say what would be removed, and remove nothing')
    .option(...CHANNEL_OPTION)
    .action(async ({ keep, olderThan: olderThanMs, dryRun = false, ...options }: CleanOptions) => {
      const { store, key } = await open(options);
      const gone = cleanReleases(store, key, { keep, olderThanMs, now: new Date(), dryRun });
      for (const path of gone) console.log(path);
      console.log(`${gone.length} files and folders ${dryRun ? 'would be removed' : 'removed'}`);
    });
