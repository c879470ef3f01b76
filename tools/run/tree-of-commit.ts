import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

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

/** Links what is installed here into another tree, in which links to packages of the workspace lead to its own ones. */
function linkInstalledPackages(root: string, tree: string): void {
  const link = (from: string, to: string) => {
    mkdirSync(to, { recursive: true });
    for (const entry of readdirSync(from, { withFileTypes: true })) {
      const installed = join(from, entry.name);
      if (entry.isSymbolicLink()) symlinkSync(readlinkSync(installed), join(to, entry.name));
      else if (entry.name === '@storefront') link(installed, join(to, entry.name));
      else symlinkSync(installed, join(to, entry.name));
    }
  };
  link(join(root, 'node_modules'), join(tree, 'node_modules'));
  for (const folder of workspaceFolders(root)) {
    const own = join(root, folder, 'node_modules');
    if (existsSync(own) && existsSync(join(tree, folder))) symlinkSync(own, join(tree, folder, 'node_modules'));
  }
}

const workspaceFolders = (root: string): string[] =>
  ['.', 'libs', 'services'].flatMap((parent) =>
    readdirSync(join(root, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && basename(entry.name) !== 'node_modules')
      .map((entry) => join(parent, entry.name)),
  );
