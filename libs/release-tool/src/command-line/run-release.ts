import { errorMessage } from '@storefront/api/error-message';
import { openSession, type ReleaseEnvironment } from '../session/open-session';
import type { ReleaseSession } from '../session/release-session';
import { warnOfExpiry } from '../session/role-expiry';
import { runWords } from './program';

/**
 * Runs one release command, prints what it did, and ends the process with 1 and one sentence if it failed.
 * @param words those of the command line
 */
export async function runRelease(environment: ReleaseEnvironment, words: readonly string[]): Promise<void> {
  // A reader such as `head` may close the pipe, and needs no more.
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));
  let session: ReleaseSession | undefined;
  try {
    await runWords(words, {
      packages: environment.repository.packages,
      isOwnRepository: !environment.dataDir,
      open: async (...given) => (session = await openSession(environment, ...given)),
    });
    // `roles` shows it with each role.
    if (session && words[0] !== 'roles') warnOfExpiry(session);
  } catch (error) {
    console.error(errorMessage(error));
    process.exit(1);
  }
}
