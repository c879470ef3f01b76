import { useStore } from '@nanostores/react';
import { shared } from '@storefront/bus/bus';
import { ChevronRightIcon } from '@storefront/ui/icons/chevron-right';
import { usePathTo } from '../navigation/navigation-context';
import styles from './Hero.module.css';

/** A link to the selected store, else to all stores. Both have the same height, so nothing moves. */
export function OnwardLink() {
  const to = usePathTo();
  const store = useStore(shared.store);
  return (
    <a
      className={`sf-button ${store ? styles.onward : styles.all}`}
      href={store ? to('store', { storeSlug: store.slug }) : to('all-stores')}
    >
      {store ? `Continue shopping at ${store.name}` : 'See all stores'}
      <ChevronRightIcon small />
    </a>
  );
}
