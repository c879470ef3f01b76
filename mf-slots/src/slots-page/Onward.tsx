import { useStore } from '@nanostores/react';
import type { StoreDetails } from '@storefront/api/entities/store';
import { shared } from '@storefront/bus/bus';
import { urlTo } from '@storefront/routes/url-to';
import { LinkButton } from '@storefront/ui/link-button';
import { type Referrer, referrerUrl } from '../slots/slots-visit';
import styles from './SlotsPage.module.css';

interface OnwardProps {
  readonly store: StoreDetails;
  /** Change mode: the page that the shopper came from. */
  readonly referrer: Referrer | undefined;
}

/** Where to go with a held slot: in change mode back to the referrer, else on to the basket or the shop. */
export function Onward({ store, referrer }: OnwardProps) {
  const basket = useStore(shared.basket);
  const shop = urlTo('stores-storeSlug', { storeSlug: store.slug });
  return (
    <div className={styles.onward}>
      {referrer ? (
        <LinkButton wide big href={referrerUrl(referrer)}>
          Back to {referrer}
        </LinkButton>
      ) : (
        <LinkButton wide big href={basket?.lines.length ? urlTo('basket') : shop}>
          {basket?.lines.length ? 'Go to basket' : 'Start shopping'}
        </LinkButton>
      )}
    </div>
  );
}
