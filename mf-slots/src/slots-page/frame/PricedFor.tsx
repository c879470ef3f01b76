import { useStore } from '@nanostores/react';
import type { ReplyOf } from '@storefront/api/operation-types';
import { shared } from '@storefront/bus/bus';
import { urlTo } from '@storefront/routes/url-to';
import { TextLink } from '@storefront/ui/text-link';
import styles from '../SlotsPage.module.css';

interface PricedForProps {
  readonly place: NonNullable<ReplyOf<'POST /slots/list'>['pricedFor']>;
}

/** The address whose prices are shown, and the page that changes it. */
export function PricedFor({ place }: PricedForProps) {
  const location = useStore(shared.location);
  // A basket with a delivery address has the prices of that one.
  const isSearched = location?.postcode === place.postcode;
  return (
    <p className={styles.pricedFor}>
      <span>
        Prices for <b>{place.postcode}</b>
        {place.zone && `, ${place.zone}`}
      </span>
      <TextLink href={urlTo(isSearched ? 'stores-near-by' : 'checkout-details')}>Change address</TextLink>
    </p>
  );
}
