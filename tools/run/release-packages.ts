import { join } from 'node:path';
import { readChannel, STABLE } from '@storefront/releases/channel';
import { ChannelMemory } from '@storefront/releases/channel-memory';
import { compose, currentComposition, probeAndPromote, promoteAnew } from '@storefront/releases/promote';
import { publishRelease } from '@storefront/releases/publish-release';
import { releaseKey } from '@storefront/releases/release-key';
import { ReleaseStore } from '@storefront/releases/release-store';
import { probeOf } from './probe-composition';

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

/** The releases of a data folder, with the memory that its shell and its publisher share. */
export const releaseStoreOf = (dataDir: string): ReleaseStore =>
  new ReleaseStore(join(dataDir, 'releases'), new ChannelMemory(join(dataDir, 'state/channels')));

/** The private release key of a data folder, made with its public half on first use. */
export const releaseKeyOf = (dataDir: string) => releaseKey(join(dataDir, 'keys/release.pem'));

/**
 * Publishes what the builds of `packages` made and promotes it when it differs from what is shown. An installation that
 * has lost its release folder or its key, or has never signed a state, starts again with them.
 * @returns the id of the composition that is shown now
 */
export async function releaseBuilds(
  root: string,
  dataDir: string,
  packages: readonly string[] = releasePackages,
): Promise<string> {
  const store = releaseStoreOf(dataDir);
  const key = releaseKeyOf(dataDir);
  const manifests = await Promise.all(packages.map((name) => publishRelease(store, key, join(root, name))));
  const versions = (of: typeof manifests) => Object.fromEntries(of.map(({ name, version }) => [name, version]));
  // Nothing of the folder is built upon here: neither when it is empty, nor when it was signed with another key, if at all.
  const isAnew = !store.sequences(STABLE).length || (!store.memory.newest(STABLE, key) && !isReadable(store, key));
  const probe = probeOf(root, store, key);
  const now = new Date();
  if (isAnew) {
    await probe(compose(store, key, undefined, versions(manifests), now));
    return promoteAnew(store, key, versions(manifests), now).id;
  }
  const current = currentComposition(store, key);
  const changed = manifests.filter(({ name, version }) => current?.packages[name]?.version !== version);
  if (!changed.length && current) return current.id;
  return (await probeAndPromote(store, key, versions(changed), now, probe)).id;
}

function isReadable(store: ReleaseStore, key: ReturnType<typeof releaseKeyOf>): boolean {
  try {
    return Boolean(readChannel(store, key, STABLE));
  } catch {
    return false;
  }
}
