import { join } from 'node:path';
import { ChannelMemory } from '@storefront/releases/channel-memory';
import { releaseKey } from '@storefront/releases/release-key';
import { type ReleaseAuthor, ReleaseStore } from '@storefront/releases/release-store';

/** The releases of a data folder, with the channel memory that its shell and publisher share. */
export const releaseStoreOf = (dataDir: string, author?: ReleaseAuthor): ReleaseStore =>
  new ReleaseStore(join(dataDir, 'releases'), new ChannelMemory(join(dataDir, 'state/channels')), author);

/** The private release key of a data folder; the key pair is created on first use. */
export const releaseKeyOf = (dataDir: string) => releaseKey(join(dataDir, 'keys/release.pem'));
