import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import type { ReleaseAuthor } from '@storefront/releases/release-store';

/** The output of a git command; undefined when it fails, for instance outside a repository. */
function git(root: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() || undefined : undefined;
}

/**
 * Who runs a release command, for the log: RELEASE_AUTHOR, which CI sets, else git's user, else the user of the machine.
 * @param root the repository that is released from
 */
export const releaseAuthor = (root: string, reason: string | undefined): ReleaseAuthor => ({
  name: process.env.RELEASE_AUTHOR || git(root, 'config', 'user.email') || userInfo().username,
  commit: git(root, 'rev-parse', 'HEAD'),
  reason,
});
