import { existsSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Links what is installed here into another tree, in which links to packages of the workspace lead to its own ones. */
export function linkInstalledPackages(root: string, tree: string): void {
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
