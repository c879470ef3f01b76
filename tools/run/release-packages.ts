import { join } from 'node:path';
import { currentComposition, promote } from '@storefront/releases/promote';
import { publishRelease } from '@storefront/releases/publish-release';
import { releaseKey } from '@storefront/releases/release-key';
import { ReleaseStore } from '@storefront/releases/release-store';

/** The packages that make a storefront, in the order in which they are published. */
export const releasePackages = [
  'shell',
  'mf-store-search',
  'mf-catalogue',
  'mf-basket',
  'mf-slots',
  'mf-checkout',
  'mf-member',
] as const;
export type ReleasePackage = (typeof releasePackages)[number];

/**
 * Publishes what the builds of `packages` made and promotes it when it differs from what is shown.
 * @returns the id of the composition that is shown now
 */
export async function releaseBuilds(
  root: string,
  dataDir: string,
  packages: readonly string[] = releasePackages,
): Promise<string> {
  const store = new ReleaseStore(join(dataDir, 'releases'));
  const key = releaseKey(join(dataDir, 'keys/release.pem'));
  const manifests = await Promise.all(packages.map((name) => publishRelease(store, join(root, name))));
  const current = currentComposition(store, key);
  const changed = manifests.filter(({ name, version }) => current?.packages[name]?.version !== version);
  if (!changed.length && current) return current.id;
  return promote(store, key, Object.fromEntries(changed.map(({ name, version }) => [name, version])), new Date()).id;
}
