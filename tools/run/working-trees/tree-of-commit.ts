import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkInstalledPackages } from './link-installed-packages';

/**
 * The sources of a commit in a temporary folder, with the packages that are installed here. It is no git repository.
 * @returns the folder, which the caller removes
 */
export function treeOfCommit(root: string, commit: string): string {
  const tree = mkdtempSync(join(tmpdir(), 'tree-of-commit-'));
  const sources = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', tree], { input: sources });
  linkInstalledPackages(root, tree);
  return tree;
}
