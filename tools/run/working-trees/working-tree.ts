import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkInstalledPackages } from './link-installed-packages';

/**
 * A copy of the files here, uncommitted changes included, with the builds of `packages` and with what is installed here.
 * It is no git repository.
 * @param packages folders such as 'mf-basket'
 * @returns the folder, which the caller removes
 */
export function copyWorkingTree(root: string, packages: readonly string[]): string {
  const tree = mkdtempSync(join(tmpdir(), 'working-tree-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  const files = listed
    .toString()
    .split('\0')
    .filter((file) => file && existsSync(join(root, file)));
  for (const file of files) cpSync(join(root, file), join(tree, file), { recursive: true });
  for (const name of packages) cpSync(join(root, name, 'dist'), join(tree, name, 'dist'), { recursive: true });
  linkInstalledPackages(root, tree);
  // Seeded databases and drawn pictures are made once for all suites.
  if (existsSync(join(root, '.data'))) symlinkSync(join(root, '.data'), join(tree, '.data'));
  return tree;
}
