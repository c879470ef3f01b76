import { useStore } from '@nanostores/react';
import { shared } from '@storefront/bus/bus';
import { urlTo } from '@storefront/routes/url-to';
import { LinkButton } from '@storefront/ui/link-button';
import type { PlacedOrder } from './placed-order';
import styles from './SuccessPage.module.css';

/** Links after an order: its details for members, its state for guests, and back to the store. */
export function Onward({ orderId, followPath, shopper }: Pick<PlacedOrder, 'orderId' | 'followPath' | 'shopper'>) {
  const session = useStore(shared.session);
  const store = useStore(shared.store);
  const { isMember, storeSlug } = shopper ?? { isMember: session.strategy === 'member', storeSlug: store?.slug };
  return (
    <div className={styles.onward}>
      {isMember && (
        <LinkButton href={urlTo('member-orders-orderId', { orderId: String(orderId) })}>See your order</LinkButton>
      )}
      {followPath && <LinkButton href={followPath}>Follow your order</LinkButton>}
      {!isMember && (
        <LinkButton kind="quiet" href={followPath ?? urlTo('contact')}>
          Change or cancel it
        </LinkButton>
      )}
      <LinkButton kind="quiet" href={storeSlug ? urlTo('stores-storeSlug', { storeSlug }) : urlTo('index')}>
        Keep shopping
      </LinkButton>
    </div>
  );
}
