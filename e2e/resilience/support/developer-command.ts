import { cpSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { RunningCommand } from '../../support/running-command';
import type { TestStorefront } from './test-storefront';

const root = resolve(import.meta.dirname, '../../..');

/** Copies a remote's sources to where its packages are found. @returns the folder of the copy */
export function copySources(remote: string, work: string): string {
  const copy = join(work, remote);
  const isSource = (path: string) => !/\/(dist|node_modules)(\/|$)/.test(path);
  cpSync(join(root, remote), copy, { recursive: true, filter: isSource });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Starts `develop`, as in a remote's own repository. @param folder the remote's sources */
export function startDeveloping(
  { dataDir, url }: Pick<TestStorefront, 'dataDir' | 'url'>,
  remote: string,
  folder: string,
  port: number,
): RunningCommand {
  const command = join(root, 'libs/release-tool/bin/storefront-release.mjs');
  const words = ['develop', remote, '--into', url, '--port', String(port)];
  return new RunningCommand(folder, [process.execPath, '--import', 'tsx', command, ...words], {
    DATA_DIR: dataDir,
    RELEASE_AUTHOR: 'ann@example.com',
  });
}
