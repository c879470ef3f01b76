import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The names of all remotes: the folders mf-* with a remote.ts, sorted.
 * @param root the workspace's folder
 */
export const remoteNames = (root: string): string[] =>
  readdirSync(root)
    .filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'remote.ts')))
    .sort();

/** The packages that are released, in publication order. */
export const releasePackages: readonly string[] = ['shell', ...remoteNames(join(import.meta.dirname, '../../..'))];
