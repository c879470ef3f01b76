import { PageFrame } from '@storefront/ui/page-frame';
import { Section } from '@storefront/ui/section';
import { ChosenStore } from '../chosen-store/ChosenStore';
import { StoreSearch } from '../search-form/StoreSearch';
import { PlainStores } from './PlainStores';
import styles from './StoreAllPage.module.css';
import type { StoreAllData } from './store-all-data';

/** Every store of the business by town, with the search that says which one serves the shopper. */
export function StoreAllPage({ data }: { data: StoreAllData }) {
  // Where most towns have one store, its name would only be said twice.
  const grouped = data.towns.length * 2 <= data.count;
  return (
    <PageFrame>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1 tabIndex={-1}>All stores</h1>
          <p className="sf-muted">
            {data.count === 1 ? '1 store' : `${data.count} stores`} in{' '}
            {data.towns.length === 1 ? '1 town' : `${data.towns.length} towns`}
          </p>
        </header>
        <div className={styles.search}>
          <StoreSearch />
        </div>
        <div className={styles.towns}>
          {grouped ? (
            data.towns.map(({ town, stores }) => (
              <Section key={town} title={town}>
                <PlainStores stores={stores} />
              </Section>
            ))
          ) : (
            <PlainStores stores={data.towns.flatMap(({ stores }) => stores)} />
          )}
        </div>
        <div className={styles.chosen}>
          <ChosenStore />
        </div>
      </div>
    </PageFrame>
  );
}
