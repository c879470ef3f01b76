import { busFor } from '@storefront/bus/bus';
import { sessionEnded } from '../session/session-ended';

/** The result of a read. A failure is shown in place, so that the rest of the page stays. */
export type Read<Data> =
  | { readonly kind: 'read'; readonly data: Data }
  | { readonly kind: 'failed' }
  /** The session has ended; the shared state was refreshed. */
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
