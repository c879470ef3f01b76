/** The channel that production shows. */
export const STABLE = 'stable';
/** The canaries of production. */
export const CANARY = 'canary';

/** The name of a channel that shells can show: no hyphen, which names the channel of its canaries. */
export const CHANNEL_NAME: RegExp = /^(?!canary$)[a-z][a-z0-9]{0,19}$/;
