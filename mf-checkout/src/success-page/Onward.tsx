import { useStore } from '@nanostores/react';
import { shared } from '@storefront/bus/bus';
import { urlTo } from '@storefront/routes/url-to';
import { LinkButton } from '@storefront/ui/link-button';
import styles from './SuccessPage.module.css';

/** Links after an order: its details for members, and back to the store. */
export function Onward({ orderId }: { orderId: number }) {
  const session = useStore(shared.session);
  const store = useStore(shared.store);
  return (
    <div className={styles.onward}>
      {session.strategy === 'member' && (
        <LinkButton href={urlTo('member-orders-orderId', { orderId: String(orderId) })}>See your order</LinkButton>
      )}
      {session.strategy !== 'member' && (
        <LinkButton kind="quiet" href={urlTo('contact')}>
          Change or cancel it
        </LinkButton>
      )}
      <LinkButton kind="quiet" href={store ? urlTo('stores-storeSlug', { storeSlug: store.slug }) : urlTo('index')}>
        Keep shopping
      </LinkButton>
    </div>
  );
}
