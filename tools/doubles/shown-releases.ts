import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { currentComposition } from '@storefront/releases/compositions/current-composition';
import { readManifest } from '@storefront/releases/publishing/read-manifest';
import { publicReleaseKey } from '@storefront/releases/signatures/release-key';
import { ReleaseStore } from '@storefront/releases/store/release-store';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';

/** What an installation shows, and the store that has its files. */
interface ShownReleases {
  /** The id of the composition. */
  readonly composition: string;
  readonly store: ReleaseStore;
  readonly manifests: readonly ReleaseManifest[];
}

/**
 * Reads what an installation's channel 'stable' shows, and writes nothing there. Signatures and digests are checked.
 * @param dataDir the installation's data folder
 * @throws Error when it has no releases
 */
export function shownReleases(dataDir: string): ShownReleases {
  const keyFile = join(dataDir, 'keys/release.pub.pem');
  // An installation that has moved to a bucket keeps what it showed before the move in `releases`.
  const mirror = join(dataDir, 'mirror');
  const store = new ReleaseStore(existsSync(mirror) ? mirror : join(dataDir, 'releases'));
  const composition = existsSync(keyFile) && currentComposition(store, publicReleaseKey(keyFile));
  if (!composition) throw new Error(`${resolve(dataDir)} shows no releases.`);
  const manifests = Object.entries(composition.packages).map(([name, entry]) => readManifest(store, name, entry));
  return { composition: composition.id, store, manifests };
}
