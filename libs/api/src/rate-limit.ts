/** How often an operation may be asked for. What is over it is refused with 429, rate_limited and Retry-After. */
export interface RateLimit {
  /**
   * Whose calls count together: those of the shopper's address; of the account that is logged in or named in the body;
   * of the basket in the body. A call that has no such thing is not counted.
   */
  per: 'address' | 'account' | 'basket';
  /** So many at once; each comes back after its share of `seconds`, so all of them after `seconds`. */
  count: number;
  seconds: number;
  /** Operations of one name count together; without it an operation counts by itself. */
  group?: string;
  /** A success gives all of it back: only failures in a row are held against anybody. */
  forgives?: boolean;
  /** A device that has logged in to the named account before has a limit of its own instead, of the same size. */
  ownDevices?: boolean;
}

/** For what writes and says nothing of its own: no person at a shop ever gets there, also not with the whole office. */
export const WRITES: RateLimit = { per: 'address', count: 600, seconds: 60, group: 'writes' };
