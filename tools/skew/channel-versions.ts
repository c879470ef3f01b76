import type { KeyObject } from 'node:crypto';
import { readChannel } from '@storefront/releases/channels/channel';
import type { Composition } from '@storefront/releases/compositions/composition.types';
import { earlierVersions } from '@storefront/releases/compositions/earlier-versions';
import { readManifest } from '@storefront/releases/publishing/read-manifest';
import { readReleaseRecord } from '@storefront/releases/publishing/release-record';
import type { ReleaseStore } from '@storefront/releases/store/release-store';
import type { PackageVersions } from './plan-cells';

/** N-1 and N-2. */
const MAX_EARLIER = 2;

/**
 * The versions of each package that are tested together: those of the newest composition, and those that the channel has
 * shown before, without those that were rolled back.
 * @param stable the composition on the channel
 * @param newest the same, or one with versions that are not promoted yet
 */
export function channelVersions(
  store: ReleaseStore,
  key: KeyObject,
  stable: Composition,
  newest: Composition,
): PackageVersions {
  const { versions: earlier } = earlierVersions(store, key, stable.id);
  const { rolledBack = {} } = readChannel(store, key, store.channel) ?? {};
  const manifestOf = (name: string, version: string) =>
    readManifest(store, name, readReleaseRecord(store, key, name, version));
  return new Map(
    Object.entries(newest.packages).map(([name, { version }]) => {
      const shown = [stable.packages[name], ...(earlier[name] ?? [])].flatMap((entry) => entry?.version ?? []);
      const before = shown.filter((one) => one !== version && !rolledBack[name]?.includes(one)).slice(0, MAX_EARLIER);
      return [name, [version, ...before].map((one) => manifestOf(name, one))];
    }),
  );
}
