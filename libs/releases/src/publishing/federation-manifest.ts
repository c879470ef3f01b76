import type { BasicStatsMetaData, Manifest, StatsAssets } from '@module-federation/sdk';
import type { AssetFile, ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import { sharedLibraries } from '@storefront/remote-kit/provided-libraries/shared-libraries';

/** A manifest of Module Federation with the integrity of every script and style sheet that it names. */
export type FederationManifest = Manifest<
  BasicStatsMetaData & { readonly integrity: Readonly<Record<string, string>> }
>;

type Described = Pick<ReleaseManifest, 'name' | 'container' | 'entry' | 'exposes' | 'shared'>;

/** The file of a version's manifest for other hosts. It is beside the version's other files, so its URL is their base. */
export const federationManifestFile = (version: string): string => `mf-manifest.${version}.json`;

const NO_FILES: StatsAssets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };

/**
 * What a host on the Module Federation runtime needs to load a version's modules, in the format of that runtime.
 * @returns undefined for the shell, which is no container
 */
export function federationManifest(
  { name, container, entry, exposes, shared }: Described,
  version: string,
): FederationManifest | undefined {
  if (name === 'shell') return undefined;
  const files: AssetFile[] = [
    entry,
    ...Object.values(exposes).flatMap(({ scripts, styles }) => [...scripts, ...styles]),
  ];
  return {
    id: container,
    name: container,
    metaData: {
      name: container,
      type: 'app',
      buildInfo: { buildVersion: version, buildName: name },
      remoteEntry: { name: entry.file, path: '', type: 'global' },
      globalName: container,
      // The folder that the manifest was fetched from.
      publicPath: 'auto',
      integrity: Object.fromEntries(files.map(({ file, integrity }) => [file, integrity])),
    },
    remotes: [],
    exposes: Object.entries(exposes).map(([path, { scripts, styles }]) => ({
      id: `${container}:${path.slice(2)}`,
      name: path.slice(2),
      path,
      assets: { js: { sync: namesOf(scripts), async: [] }, css: { sync: namesOf(styles), async: [] } },
    })),
    shared: Object.entries(sharedLibraries).flatMap(([request, library]) => {
      const built = shared[library.package];
      if (!built) return [];
      return [
        {
          id: `${container}:${request}`,
          name: request,
          version: built,
          requiredVersion: `^${built}`,
          singleton: library.eager,
          hash: '',
          assets: NO_FILES,
        },
      ];
    }),
  };
}

const namesOf = (files: readonly AssetFile[]): string[] => files.map(({ file }) => file);
