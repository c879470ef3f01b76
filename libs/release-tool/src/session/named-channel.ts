import { CHANNEL_NAME, STABLE } from '@storefront/releases/channels/channel-names';
import type { ReleaseStore } from '@storefront/releases/store/release-store';

/**
 * Refuses a misspelt channel, which otherwise looks like one that shows nothing. A new installation has no channel yet,
 * and one that has only been staged has no stable channel.
 * @param store of the command's channel
 * @throws Error when nothing was promoted to the channel, with the channels that exist
 */
export async function assertNamedChannelExists(store: ReleaseStore): Promise<void> {
  if (store.channel === STABLE) return;
  // A channel whose states are lost still has its log.
  const exists = (name: string) => store.sequences(name).length > 0 || store.list('log', name).length > 0;
  if (exists(store.channel)) return;
  await store.fetchChannels();
  const others = store.list('channels').filter((name) => CHANNEL_NAME.test(name) && exists(name));
  if (others.length > 0)
    throw new Error(`Nothing was promoted to channel '${store.channel}' yet; the channels are ${others.join(', ')}.`);
}
