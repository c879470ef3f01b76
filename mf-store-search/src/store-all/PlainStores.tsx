import { urlTo } from '@storefront/routes/url-to';
import { StoreStateChip } from '../store/StoreStateChip';
import styles from './StoreAllPage.module.css';
import type { PlainStore } from './store-all-data';

/** Stores as links to their own pages. */
export function PlainStores({ stores }: { stores: readonly PlainStore[] }) {
  return (
    <ul className={styles.stores}>
      {stores.map((store) => (
        <li key={store.id} className={styles.store}>
          <a href={urlTo('stores-storeSlug', { storeSlug: store.slug })}>
            <span className={styles.name}>
              <strong>{store.name}</strong>
              <StoreStateChip state={store.state} />
            </span>
            <span>{store.address}</span>
            <span className="sf-muted sf-small">
              {store.hours} · {store.ways}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
