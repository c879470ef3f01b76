import { useStore } from '@nanostores/react';
import { shared } from '@storefront/bus/bus';
import { urlTo } from '@storefront/routes/url-to';
import { ChevronRightIcon } from '@storefront/ui/icons/chevron-right';
import styles from './Hero.module.css';

/** On to the store that the shopper chose before, else to the list of all. Both are of one height, so nothing moves. */
export function OnwardLink() {
  const store = useStore(shared.store);
  return (
    <a
      className={`sf-button ${store ? styles.onward : styles.all}`}
      href={store ? urlTo('stores-storeSlug', { storeSlug: store.slug }) : urlTo('store-all')}
    >
      {store ? `Continue shopping at ${store.name}` : 'See all stores'}
      <ChevronRightIcon small />
    </a>
  );
}
