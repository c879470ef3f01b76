import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { runCommand } from '../run/run-command';
import { treeOfCommit } from '../run/working-trees/tree-of-commit';

const MIGRATIONS = 'services/commerce-api/migrations';

/** The commit of the newest release, or the one before the newest migration while there is no release. */
export function earlierCommit(root: string): string {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  const tags = git('tag', '--list', 'v*', '--merged', 'HEAD^', '--sort=-version:refname');
  const commit = tags.split('\n')[0] || git('log', '-n', '1', '--format=%P', '--', MIGRATIONS).split(' ')[0];
  if (!commit) throw new Error('This clone has no earlier commit to upgrade from: fetch the whole history.');
  return commit;
}

/**
 * commerce-api as it was at a commit, with the packages that are installed here.
 * @returns its repository, which the caller removes
 */
export async function buildEarlierApi(root: string, commit: string): Promise<string> {
  const tree = treeOfCommit(root, commit);
  const cwd = join(tree, 'services/commerce-api');
  const code = await runCommand('npm', ['run', '--silent', 'build'], { cwd, buffersOutput: true });
  if (code !== 0) throw new Error(`commerce-api does not build as it was at ${commit.slice(0, 8)}.`);
  return tree;
}
