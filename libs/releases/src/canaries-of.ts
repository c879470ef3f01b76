import type { Canary, Channel } from './composition.types';

/** The canaries of the canary channel, by name. A state from before canaries had names has one at most. */
export function canariesOf(channel: Channel | undefined): Readonly<Record<string, Canary>> {
  if (channel?.canaries) return channel.canaries;
  const [name] = Object.keys(channel?.tries ?? {}).sort();
  if (!channel?.current || !channel.tries || name === undefined) return {};
  const numbers = Array.from({ length: channel.share ?? 0 }, (_one, number) => number);
  return { [name]: { composition: channel.current, versions: channel.tries, numbers } };
}
