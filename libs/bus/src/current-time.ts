import { serverClockOffset } from '@storefront/bus/bus';

/**
 * The back end's time in milliseconds. Texts such as 'Today' use it, because a device's clock may be wrong and the
 * sandbox can move the back end's.
 */
export const currentTime = (): number => Date.now() + serverClockOffset.get();
