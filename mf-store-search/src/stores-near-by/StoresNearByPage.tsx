import { fill } from '@storefront/messages/fill';
import { noStoresNearBy } from '@storefront/messages/store-search';
import { urlTo } from '@storefront/routes/url-to';
import { PageFrame } from '@storefront/ui/page-frame';
import { ChosenStore } from '../chosen-store/ChosenStore';
import { StoreSearch } from '../search-form/StoreSearch';
import { StorePanel } from '../store/StorePanel';
import { NobodyDelivers } from './NobodyDelivers';
import { Refusal } from './Refusal';
import styles from './StoresNearByPage.module.css';
import { nobodyDelivers, type StoresNearByData } from './stores-near-by-data';

/** The stores round a postcode, nearest first, with the search to try another. */
export function StoresNearByPage({ data }: { data: StoresNearByData }) {
  const { fulfilment, postcode, problem, stores, place, town } = data;
  return (
    <PageFrame>
      <div className={stores ? styles.page : styles.alone}>
        <header className={styles.head}>
          <h1 tabIndex={-1}>{stores ? `Stores near ${postcode}` : 'Find a store'}</h1>
          <p className="sf-muted">
            {stores
              ? [town, stores.length === 1 ? '1 store' : `${stores.length} stores`, 'nearest first']
                  .filter(Boolean)
                  .join(' · ')
              : 'Your postcode shows who delivers to you and where you can collect.'}
          </p>
        </header>
        <div className={styles.search}>
          <StoreSearch postcode={postcode} fulfilment={fulfilment} problem={problem} />
        </div>
        {stores && (
          <div className={styles.list}>
            <Refusal data={data} />
            {nobodyDelivers(data) && (
              <NobodyDelivers
                text={fill(noStoresNearBy, postcode ?? '')}
                collectionUrl={urlTo('stores-near-by', {}, { postcode, fulfilment: 'collection' })}
              />
            )}
            <ul className={styles.stores}>
              {stores.map((store) => (
                <StorePanel key={store.id} store={store} fulfilment={fulfilment} place={place} />
              ))}
            </ul>
          </div>
        )}
        <div className={styles.chosen}>
          <p>
            <a className="sf-link" href={urlTo('store-all')}>
              All stores
            </a>
          </p>
          <ChosenStore />
        </div>
      </div>
    </PageFrame>
  );
}
