import { useStore } from '@nanostores/react';
import type { StoreDetails } from '@storefront/api/entities/store';
import { shared } from '@storefront/bus/bus';
import { urlTo } from '@storefront/routes/url-to';
import { LinkButton } from '@storefront/ui/link-button';
import { type Referrer, referrerUrl } from '../../slots/slots-visit';
import styles from './HeldCard.module.css';

interface OnwardProps {
  readonly store: Pick<StoreDetails, 'slug'>;
  /** Change mode: the page that the shopper came from. */
  readonly referrer: Referrer | undefined;
}

/** Where to go with a held slot: in change mode back to the referrer, else on to the basket or the shop. */
export function Onward({ store, referrer }: OnwardProps) {
  const basket = useStore(shared.basket);
  const shop = urlTo('stores-storeSlug', { storeSlug: store.slug });
  if (!referrer && !basket?.lines.length) return <LinkButton href={shop}>Start shopping</LinkButton>;
  return (
    <>
      <LinkButton href={referrer ? referrerUrl(referrer) : urlTo('basket')}>
        {referrer ? `Back to ${referrer}` : 'Go to basket'}
      </LinkButton>
      {/* A phone has its bar of links below. */}
      <LinkButton kind="quiet" href={shop} className={styles.wide}>
        Keep shopping
      </LinkButton>
    </>
  );
}
