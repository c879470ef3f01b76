import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { PinIcon } from '@storefront/ui/icons/pin';
import { TextButton } from '@storefront/ui/text-link';
import { useCallback } from 'react';
import styles from './StoreSearch.module.css';

/** The search field stays on the first screen of a phone; an address book can have twenty. */
const MAX_ADDRESSES = 3;

export interface SavedAddressesProps {
  /** Searches near a saved address. */
  readonly onChoose: (postcode: string) => void;
}

/** A member's saved addresses, the default first, each of which starts the search. Shows nothing if there is none. */
export function SavedAddresses({ onChoose }: SavedAddressesProps) {
  const { api } = usePageContext();
  const [saved] = useRead(
    useCallback(
      async (signal) => {
        const reply = await api.call('GET /member/addresses', { signal });
        return { kind: 'read' as const, addresses: reply.ok ? reply.data.addresses : [] };
      },
      [api],
    ),
  );
  if (saved.kind !== 'read' || saved.addresses.length === 0) return null;
  const addresses = [...saved.addresses].sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
  return (
    <ul className={styles.saved} aria-label="Your addresses">
      {addresses.slice(0, MAX_ADDRESSES).map(({ addressId, addressLine1, postcode }) => (
        <li key={addressId}>
          <TextButton onClick={() => onChoose(postcode)}>
            <PinIcon small />
            {addressLine1}, {postcode}
          </TextButton>
        </li>
      ))}
    </ul>
  );
}
