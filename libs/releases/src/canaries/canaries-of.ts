import type { Canary, Channel } from '../compositions/composition.types';

/** The canaries of the canary channel, by name. */
export const canariesOf = (channel: Channel | undefined): Readonly<Record<string, Canary>> => channel?.canaries ?? {};
