import type { Address } from '@storefront/api/entities/address';
import { urlTo } from '@storefront/routes/url-to';
import { TextLink } from '@storefront/ui/text-link';

interface SavedAddressesProps {
  readonly addresses: readonly Address[];
  /** Whether the form has this address. */
  readonly isShown: (address: Address) => boolean;
}

/** A member's addresses, each as a link that fills it in; nothing without any. */
export function SavedAddresses({ addresses, isShown }: SavedAddressesProps) {
  if (addresses.length === 0) return null;
  return (
    <nav aria-label="Your addresses">
      <h3>Your addresses</h3>
      <ul>
        {addresses.map((address) => (
          <li key={address.addressId}>
            <TextLink
              href={urlTo('checkout-details', {}, { address: address.addressId })}
              aria-current={isShown(address) || undefined}
            >
              {[address.addressLine1, address.town, address.postcode].join(', ')}
            </TextLink>
            {isShown(address) && <span className="sf-muted"> filled in below</span>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
