import { shared } from '@storefront/bus/bus';
import type { SessionSnapshot } from '@storefront/bus/state.types';

/** Removes what this tab stored for a member who has logged out, such as instructions for the driver. */
export function clearMemberData({ session }: SessionSnapshot): void {
  if (shared.session.get().strategy !== 'member' || session.strategy === 'member') return;
  try {
    sessionStorage.clear();
  } catch {
    // Without storage there is nothing to clear.
  }
}
