import { busFor } from '@storefront/bus/bus';
import { sessionEnded } from '../session/session-ended';

/** What became of a read. A failure is shown in place by whoever asked, so that the rest of the page stays. */
export type Read<Data> =
  | { readonly kind: 'read'; readonly data: Data }
  | { readonly kind: 'failed' }
  /** The session is over; what the page knows of it has been brought up to that. */
  | { readonly kind: 'logged-out' };

export async function read<Data>(ask: () => Promise<Data>): Promise<Read<Data>> {
  try {
    return { kind: 'read', data: await ask() };
  } catch (failure) {
    if (!sessionEnded(failure)) return { kind: 'failed' };
    await busFor('mf-member').request('shell:refresh-session', {});
    return { kind: 'logged-out' };
  }
}
