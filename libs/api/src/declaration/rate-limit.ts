/** An operation's rate limit. Calls above it get 429, rate_limited and Retry-After. */
export interface RateLimit {
  /**
   * What calls are counted by: the shopper's IP address; the account named in the body or logged in (the latter first in
   * operations for members, and alone in those for operators); that account at one IP address; the basket in the body;
   * the `deviceId` in the body; the API key; the `operatorId` in the body at one handheld. Calls without it are not
   * counted.
   */
  per: 'address' | 'account' | 'account-at-address' | 'basket' | 'device' | 'key' | 'operator-at-handheld';
  /** The burst size; it refills evenly over `seconds`. */
  count: number;
  seconds: number;
  /** Operations with the same name share a count; without a name an operation has its own. */
  group?: string;
  /** A success resets the count, so that only consecutive failures matter. */
  resetsOnSuccess?: boolean;
  /** A device that has logged in to the named account before has its own count, and needs no limit per address. */
  ownDevices?: boolean;
}

/** The default for writes: no shopper reaches it, not even a whole office behind one address. */
export const WRITE_LIMIT: RateLimit = { per: 'address', count: 600, seconds: 60, group: 'writes' };

/** The default for calls with an API key: a till that reports each sale stays far below it. */
export const API_KEY_LIMIT: RateLimit = { per: 'key', count: 600, seconds: 60, group: 'api-key' };
