import type { SessionSnapshot } from '@storefront/bus/state.types';

/** Set while this tab belongs to a member. */
const KEY = 'sf.member';
/** The shell's own entries, such as a message for the next page, stay. */
const OWN_PREFIX = 'sf.';

/**
 * Removes what the remotes stored in this tab for a member who is logged out, such as instructions for the driver.
 * @param preservedStorage keys that stay
 */
export function clearMemberData({ session }: SessionSnapshot, preservedStorage: readonly string[]): void {
  try {
    if (session.strategy === 'member') sessionStorage.setItem(KEY, '1');
    if (session.strategy === 'member' || !sessionStorage.getItem(KEY)) return;
    sessionStorage.removeItem(KEY);
    for (const key of Object.keys(sessionStorage))
      if (!key.startsWith(OWN_PREFIX) && !preservedStorage.includes(key)) sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to clear.
  }
}
