import { busFor } from '@storefront/bus/bus';
import { isSessionEnded } from '../session/is-session-ended';

/** The result of a member's read. A failure is shown in place, so that the rest of the page stays. */
export type MemberRead<Data> =
  | { readonly kind: 'read'; readonly data: Data }
  | { readonly kind: 'failed' }
  /** The session has ended; the shared state was refreshed. */
  | { readonly kind: 'logged-out' };

/** Distinguishes the end of the session from other failures. */
export async function readAsMember<Data>(read: () => Promise<Data>): Promise<MemberRead<Data>> {
  try {
    return { kind: 'read', data: await read() };
  } catch (failure) {
    if (!isSessionEnded(failure)) return { kind: 'failed' };
    await busFor('mf-member').request('shell:refresh-session', {});
    return { kind: 'logged-out' };
  }
}
