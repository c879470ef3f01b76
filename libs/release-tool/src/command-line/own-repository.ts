import { spawnSync } from 'node:child_process';
import { errorMessage } from '@storefront/api/error-message';
import { remoteInFolder } from '../session/remote-in-folder';
import { storefrontProbe } from '../storefront/storefront-probe';
import { runRelease } from './run-release';

/**
 * `storefront-release` in the repository of one remote.
 * @param root the folder of the remote, with its package.json
 * @param args the words of the command line
 */
export async function releaseFromOwnRepository(root: string, args: readonly string[]): Promise<void> {
  const name = nameOrExit(root);
  const build = () => spawnSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' }).status === 0;
  const repository = { root, packages: [name], folderOf: () => root, build };
  await runRelease({ repository, probeOf: storefrontProbe }, args);
}

function nameOrExit(root: string): string {
  try {
    return remoteInFolder(root);
  } catch (error) {
    console.error(errorMessage(error));
    process.exit(1);
  }
}
