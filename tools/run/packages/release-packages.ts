import { join } from 'node:path';
import { errorMessage } from '@storefront/api/error-message';
import { publisherStoreOf, releaseKeyOf } from '@storefront/release-tool/session/data-folder';
import { readChannel } from '@storefront/releases/channels/channel';
import { probeAndPromote, promoteFromScratch } from '@storefront/releases/channels/promote';
import { compose } from '@storefront/releases/compositions/compose';
import { currentComposition } from '@storefront/releases/compositions/current-composition';
import { publishRelease } from '@storefront/releases/publishing/publish-release';
import type { ReleaseStore } from '@storefront/releases/store/release-store';
import { anchorOf } from '@storefront/releases/trust/release-trust';
import { releasePackages } from './package-names';
import { probeOf } from './probe-composition';

/**
 * Publishes the builds of `packages` and promotes them if they differ from the current ones. An installation without a
 * release folder, key or signed state starts a new one. A build that was rolled back is not promoted again.
 * @param otherBuilds folders of further packages with builds that are not the tree's, by name
 * @returns the id of the current composition
 * @throws Error when the builds cannot be shown; when something would be removed, with the command that allows it
 */
export async function releaseBuilds(
  root: string,
  dataDir: string,
  packages: readonly string[] = releasePackages,
  otherBuilds: Readonly<Record<string, string>> = {},
): Promise<string> {
  const key = releaseKeyOf(dataDir);
  const store = publisherStoreOf(dataDir, key, { name: 'npm start' });
  await store.refresh();
  await store.assertNotPutBack();
  const folders = [...packages.map((name) => join(root, name)), ...Object.values(otherBuilds)];
  const manifests = await Promise.all(folders.map((folder) => publishRelease(store, key, folder)));
  const versions = (of: typeof manifests) => Object.fromEntries(of.map(({ name, version }) => [name, version]));
  // An empty, unsigned or differently signed folder cannot be extended, so its releases start from scratch.
  const isNewStore =
    !store.sequences(store.channel).length ||
    (!store.memory.newest(store.channel, anchorOf(store, key)) && !isReadable(store, key));
  const probe = probeOf(root, store, key);
  const now = new Date();
  if (isNewStore) {
    await probe(compose(store, key, undefined, versions(manifests), now));
    return (await store.change(() => promoteFromScratch(store, key, versions(manifests), now), 'refuse')).id;
  }
  const current = currentComposition(store, key);
  const { rolledBack } = readChannel(store, key, store.channel) ?? {};
  const changed = manifests.filter(({ name, version }) => {
    const isRolledBack = rolledBack?.[name]?.includes(version);
    if (isRolledBack)
      console.log(`${name} ${version} was rolled back; to show it: npm run release -- promote ${name}@${version}`);
    return !isRolledBack && current?.packages[name]?.version !== version;
  });
  if (!changed.length && current) return current.id;
  const promoted = versions(changed);
  try {
    return (await store.change(() => probeAndPromote(store, key, promoted, now, probe))).id;
  } catch (error) {
    throw withCommand(error, promoted);
  }
}

/** A refusal that names `--allow-removal`, which only the release command takes, with what to type. */
function withCommand(error: unknown, promoted: Readonly<Record<string, string>>): unknown {
  const sentence = errorMessage(error);
  if (!sentence.includes('--allow-removal')) return error;
  const names = Object.entries(promoted).map(([name, version]) => `${name}@${version}`);
  return new Error(`${sentence} That is: npm run release -- promote ${names.join(' ')} --allow-removal`);
}

function isReadable(store: ReleaseStore, key: ReturnType<typeof releaseKeyOf>): boolean {
  try {
    return Boolean(readChannel(store, key, store.channel));
  } catch {
    return false;
  }
}
