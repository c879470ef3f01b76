import { spawnSync } from 'node:child_process';

/**
 * The output of a git command.
 * @param root the folder that it runs in
 * @returns undefined when it fails, for instance outside a repository
 */
export function runGit(root: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trimEnd() : undefined;
}
