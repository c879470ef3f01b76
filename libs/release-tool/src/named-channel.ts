import { CHANNEL_NAME } from '@storefront/releases/channel-names';
import type { ReleaseStore } from '@storefront/releases/release-store';
import type { ReleaseCommand } from './release-command.types';

/** Those that only read a channel; another one may be the first on its channel, or wait for that. */
const READING: readonly ReleaseCommand['command'][] = ['status', 'who-uses', 'check-api', 'canary list', 'log'];

/**
 * Refuses a misspelt channel, which otherwise looks like one that shows nothing. A new installation has no channel yet.
 * @param store of the command's channel
 * @throws Error when a command that only reads names a channel that nothing was promoted to, with those that exist
 */
export async function assertNamedChannelExists(store: ReleaseStore, command: ReleaseCommand): Promise<void> {
  if (!READING.includes(command.command) || command.channel === undefined) return;
  // A channel whose states are lost still has its log.
  const exists = (name: string) => store.sequences(name).length > 0 || store.list('log', name).length > 0;
  if (exists(store.channel)) return;
  await store.bringChannels();
  const others = store.list('channels').filter((name) => CHANNEL_NAME.test(name) && exists(name));
  if (others.length > 0)
    throw new Error(`Nothing was promoted to channel '${store.channel}' yet; the channels are ${others.join(', ')}.`);
}
