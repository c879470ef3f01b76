import type { Address } from '@storefront/api/entities/address';
import type { MemberProfile } from '@storefront/api/entities/member-profile';
import { shared } from '@storefront/bus/bus';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useEffect, useState } from 'react';

export interface KnownShopper {
  readonly profile?: MemberProfile;
  readonly addresses: readonly Address[];
}

const UNKNOWN_SHOPPER: KnownShopper = { addresses: [] };

/** A member's profile and address book; undefined while loading. If they cannot be loaded, the shopper types them. */
export function useKnownShopper(): KnownShopper | undefined {
  const { api } = usePageContext();
  const [known, setKnown] = useState<KnownShopper | undefined>(() =>
    shared.session.get().strategy === 'member' ? undefined : UNKNOWN_SHOPPER,
  );
  useEffect(() => {
    if (shared.session.get().strategy !== 'member') return;
    Promise.all([api.call('GET /member/profile'), api.call('GET /member/addresses')]).then(
      ([profile, book]) =>
        setKnown({
          profile: profile.ok ? profile.data : undefined,
          addresses: book.ok ? book.data.addresses : [],
        }),
      () => setKnown(UNKNOWN_SHOPPER),
    );
  }, [api]);
  return known;
}
