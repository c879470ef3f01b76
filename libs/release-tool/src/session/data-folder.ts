import type { KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { openBucket } from '@storefront/releases/bucket/open-bucket';
import { PublisherStore } from '@storefront/releases/bucket/publisher-store';
import { ChannelMemory } from '@storefront/releases/channels/channel-memory';
import { draftReleaseKey, publicReleaseKey, readPrivateKey } from '@storefront/releases/signatures/release-key';
import { type ReleaseAuthor, ReleaseStore } from '@storefront/releases/store/release-store';

/** How often a command repeats a request to the bucket that fails. */
const BUCKET_RETRIES = 2;

/** The releases of a data folder, with the channel memory that its shell and publisher share. */
export const releaseStoreOf = (dataDir: string, author?: ReleaseAuthor, channel?: string): ReleaseStore =>
  new ReleaseStore(
    ...([join(dataDir, 'releases'), new ChannelMemory(join(dataDir, 'state/channels'))] as const),
    ...([author, channel, anchorKey(dataDir)] as const),
  );

/**
 * The releases that commands work with: those of the bucket that RELEASES_BUCKET_URL names, mirrored in the data folder,
 * or else those of the data folder.
 * @param key the private release key
 * @throws Error when the bucket's settings are invalid
 */
export function publisherStoreOf(
  dataDir: string,
  key: KeyObject,
  author?: ReleaseAuthor,
  channel?: string,
): ReleaseStore {
  const { env } = process;
  const settings = {
    url: env.RELEASES_BUCKET_URL,
    keyId: env.RELEASES_BUCKET_KEY_ID,
    secret: env.RELEASES_BUCKET_SECRET,
    region: env.RELEASES_BUCKET_REGION,
  };
  const bucket = openBucket(settings, BUCKET_RETRIES);
  if (!bucket) return releaseStoreOf(dataDir, author, channel);
  const memory = new ChannelMemory(join(dataDir, 'state/mirror'));
  const mirror = new ReleaseStore(join(dataDir, 'mirror'), memory, author, channel, anchorKey(dataDir));
  return new PublisherStore(bucket, mirror, key, author, console.log);
}

/** The private key of a publisher: RELEASE_KEY, else the data folder's own, which is created when it signs a first file. */
export const releaseKeyOf = (dataDir: string): KeyObject =>
  process.env.RELEASE_KEY
    ? readPrivateKey(process.env.RELEASE_KEY)
    : draftReleaseKey(join(dataDir, 'keys/release.pem'));

/** The installation's first key, for a publisher with a key of its own: RELEASE_PUBLIC_KEY, as shells read it. */
function anchorKey(dataDir: string): KeyObject | undefined {
  const { env } = process;
  if (!env.RELEASE_KEY && !env.RELEASE_PUBLIC_KEY) return undefined;
  return publicReleaseKey(env.RELEASE_PUBLIC_KEY || join(dataDir, 'keys/release.pub.pem'));
}
