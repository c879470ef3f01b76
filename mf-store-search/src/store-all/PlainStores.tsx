import { urlTo } from '@storefront/routes/url-to';
import { StoreStateChip } from '../store/StoreStateChip';
import styles from './StoreAllPage.module.css';
import type { PlainStore } from './store-all-data';

interface PlainStoresProps {
  readonly stores: readonly PlainStore[];
  /** The store highlighted on the map. */
  readonly chosen: number | undefined;
  readonly onPoint: (id: number) => void;
}

/** Stores as links to their own pages. */
export function PlainStores({ stores, chosen, onPoint }: PlainStoresProps) {
  return (
    <ul className={styles.stores}>
      {stores.map((store) => (
        <li
          key={store.id}
          className={styles.store}
          data-store={store.id}
          data-chosen={store.id === chosen || undefined}
          onMouseEnter={() => onPoint(store.id)}
          onFocus={() => onPoint(store.id)}
        >
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
