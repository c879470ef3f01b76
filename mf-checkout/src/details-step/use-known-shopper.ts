import type { ApiClient } from '@storefront/api/client';
import type { Address } from '@storefront/api/entities/address';
import type { MemberProfile } from '@storefront/api/entities/member-profile';
import { shared } from '@storefront/bus/bus';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { useCallback, useState } from 'react';

export interface KnownShopper {
  readonly profile?: MemberProfile;
  readonly addresses: readonly Address[];
}

const UNKNOWN_SHOPPER: KnownShopper = { addresses: [] };

async function readKnownShopper(api: ApiClient): Promise<{ kind: 'read'; data: KnownShopper }> {
  const [profile, book] = await Promise.all([api.call('GET /member/profile'), api.call('GET /member/addresses')]);
  return {
    kind: 'read',
    data: { profile: profile.ok ? profile.data : undefined, addresses: book.ok ? book.data.addresses : [] },
  };
}

/** A member's profile and address book; undefined while loading. If they cannot be loaded, the shopper types them. */
export function useKnownShopper(): KnownShopper | undefined {
  const { api } = usePageContext();
  const [isMember] = useState(() => shared.session.get().strategy === 'member');
  const read = useCallback(() => readKnownShopper(api), [api]);
  const [known] = useRead(isMember ? read : undefined);
  if (!isMember || known.kind === 'failed') return UNKNOWN_SHOPPER;
  return known.kind === 'read' ? known.data : undefined;
}
