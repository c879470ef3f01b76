/** The channel that production shows. */
export const STABLE = 'stable';
/** The canaries of production. */
export const CANARY = 'canary';

/** The log of publications, beside those of channels. */
export const PUBLICATIONS = 'publications';

/** The name of a channel that shells can show: no hyphen, as canaries' channels have, and not that of another log. */
export const CHANNEL_NAME: RegExp = /^(?!(?:canary|publications)$)[a-z][a-z0-9]{0,19}$/;

const CANARY_SUFFIX = `-${CANARY}`;

/** The channel that the canaries of a canary channel belong to; any other channel is its own. */
export const baseChannel = (channel: string): string =>
  channel === CANARY ? STABLE : channel.endsWith(CANARY_SUFFIX) ? channel.slice(0, -CANARY_SUFFIX.length) : channel;
