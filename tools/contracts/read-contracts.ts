import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteContract } from '@storefront/remote-kit/define-remote';
import { type PackageContract, packageContract } from '@storefront/remote-kit/package-contract';

/** The contracts of all remotes and the shell, by name. */
export async function readContracts(root: string): Promise<PackageContract[]> {
  const remotes = readdirSync(root).filter((name) => /^mf-/.test(name) && existsSync(join(root, name, 'remote.ts')));
  return Promise.all(
    [...remotes.sort(), 'shell'].map(async (name) => {
      const { remote } = (await import(join(root, name, 'remote.ts'))) as { remote: RemoteContract };
      return packageContract(remote, join(root, name));
    }),
  );
}
