/** What the owner of a guest's details begins with. */
export const GUEST_PREFIX = 'guest:';

/** The owner of details that a member's session entered. */
export const memberDetails = (sessionId: number) => `member:${sessionId}`;
/** The owner of details that a guest's session entered. @param hash keyed hash of the session's secret */
export const guestDetails = (hash: string) => `${GUEST_PREFIX}${hash}`;
