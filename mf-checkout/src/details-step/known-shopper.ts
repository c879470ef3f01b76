import type { ApiClient } from '@storefront/api/client';
import type { Address } from '@storefront/api/entities/address';
import type { MemberProfile } from '@storefront/api/entities/member-profile';
import { shared } from '@storefront/bus/bus';

export interface KnownShopper {
  readonly profile?: MemberProfile;
  readonly addresses: readonly Address[];
}

/** The step waits no longer for what a shopper can type. */
const DEADLINE_MS = 5_000;

/**
 * Reads a member's profile and address book for at most five seconds. A guest, and a member whose data cannot be read,
 * type them.
 */
export async function readKnownShopper(api: ApiClient): Promise<KnownShopper> {
  if (shared.session.get().strategy !== 'member') return { addresses: [] };
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const [profile, book] = await Promise.all([
    api.call('GET /member/profile', { signal }).catch(() => undefined),
    api.call('GET /member/addresses', { signal }).catch(() => undefined),
  ]);
  return { profile: profile?.ok ? profile.data : undefined, addresses: book?.ok ? book.data.addresses : [] };
}
