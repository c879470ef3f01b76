import { userInfo } from 'node:os';
import type { ReleaseAuthor } from '@storefront/releases/store/release-store';
import { runGit } from './run-git';

/**
 * Who runs a release command, for the log: RELEASE_AUTHOR, which CI sets, else git's user, else the user of the machine.
 * @param root the repository that is released from
 */
export const releaseAuthor = (root: string, reason: string | undefined): ReleaseAuthor => ({
  name: process.env.RELEASE_AUTHOR || runGit(root, 'config', 'user.email') || userInfo().username,
  reason,
});
