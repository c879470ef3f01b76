import type { Basket } from '@storefront/api/entities/basket';
import { urlTo } from '@storefront/routes/url-to';
import { TextLink } from '@storefront/ui/text-link';
import styles from '../checkout-frame/CheckoutFrame.module.css';

interface BillingAddressProps extends Pick<Basket, 'checkout'> {
  /** What forms without scripts have decided. */
  readonly query?: { readonly guest?: string; readonly options?: string };
}

/** The card's billing address in one line, with a way to change it. */
export function BillingAddress({ checkout, query }: BillingAddressProps) {
  const { billingAddress, deliveryAddress } = checkout;
  const address = billingAddress ?? deliveryAddress;
  const verb = address ? 'Change' : 'Add';
  return (
    <p className={styles.billing}>
      <span>
        <b>Billing address</b>
        <span className="sf-muted">
          {address ? [address.addressLine1, address.town, address.postcode].join(', ') : 'None given'}
        </span>
      </span>
      <TextLink href={urlTo('checkout-payment-billing-address', {}, query)} aria-label={`${verb} billing address`}>
        {verb}
      </TextLink>
    </p>
  );
}
