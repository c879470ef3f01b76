import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { containerConfigs } from '@storefront/remote-kit/rspack-config';
import { type NeighbourManifest, writeDouble } from './write-double';

/**
 * Builds a contract double of each neighbour.
 * @param folder below the workspace, so that the libraries are found; the doubles are folders in it
 * @returns the folders of the builds, by package
 * @throws Error when one does not build
 */
export async function buildDoubles(
  folder: string,
  manifests: readonly NeighbourManifest[],
): Promise<Record<string, string>> {
  const folders = manifests.map((manifest) => [manifest.name, join(folder, manifest.name)] as const);
  await compile(
    manifests.flatMap((manifest) => {
      const own = join(folder, manifest.name);
      return containerConfigs(writeDouble(own, manifest), own);
    }),
  );
  return Object.fromEntries(folders);
}

const compile = (configs: Configuration[]): Promise<void> =>
  new Promise((resolve, reject) => {
    rspack(configs, (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors())
        reject(new Error(`A contract double does not build.\n${stats.toString('errors-only')}`));
      else resolve();
    });
  });
