import type { Keys } from '../../keys';

/**
 * The marketing platform's id of a member. A digest: it is stable, and the member cannot be derived from it.
 */
export const memberUserId = (keys: Pick<Keys, 'digest'>, businessId: number, memberId: number): string =>
  `m-${keys.digest(`marketing ${businessId} member ${memberId}`)}`;

/** The marketing platform's id of a visitor's session. */
export const visitorUserId = (keys: Pick<Keys, 'digest'>, businessId: number, sessionToken: string): string =>
  `v-${keys.digest(`marketing ${businessId} session ${sessionToken}`)}`;
