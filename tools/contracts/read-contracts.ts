import { join } from 'node:path';
import { type PackageContract, packageContract } from '@storefront/remote-kit/contract/package-contract';
import type { RemoteContract } from '@storefront/remote-kit/define-remote';
import { remoteNames } from '../run/packages/package-names';

/** The contracts of all remotes and the shell, by name. */
export async function readContracts(root: string): Promise<PackageContract[]> {
  return Promise.all(
    [...remoteNames(root), 'shell'].map(async (name) => {
      const { remote } = (await import(join(root, name, 'remote.ts'))) as { remote: RemoteContract };
      return packageContract(remote, join(root, name));
    }),
  );
}
