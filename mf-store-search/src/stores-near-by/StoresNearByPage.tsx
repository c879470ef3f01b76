import { countText } from '@storefront/messages/count-text';
import { chooseStoreToAdd } from '@storefront/messages/store-search';
import { urlTo } from '@storefront/routes/url-to';
import { InfoIcon } from '@storefront/ui/icons/info';
import { Notice } from '@storefront/ui/notice';
import { PageFrame } from '@storefront/ui/page-frame';
import { ChosenStore } from '../chosen-store/ChosenStore';
import styles from '../list-and-map/ListAndMap.module.css';
import { StoreSearch } from '../search-form/StoreSearch';
import { FoundStores } from './FoundStores';
import { Refusal } from './Refusal';
import { Suggestions } from './Suggestions';
import { areAllFar, type StoresNearByData } from './stores-near-by-data';

/** The stores near a place, nearest first, as a list and on a map, with the search form. */
export function StoresNearByPage({ data }: { data: StoresNearByData }) {
  const { fulfilment, postcode, address, placeId, problem, stores, town, suggestions, errand, refusal } = data;
  const where = address ?? postcode;
  const isFar = !!stores && areAllFar(stores);
  return (
    <PageFrame>
      <div className={stores ? styles.page : styles.alone}>
        <header className={styles.head}>
          <h1 tabIndex={-1}>
            {stores
              ? `${isFar ? 'No store near' : 'Stores near'} ${where}`
              : suggestions
                ? 'Which address?'
                : 'Find a store'}
          </h1>
          <p className="sf-muted">
            {stores
              ? (isFar
                  ? [town, `the nearest is ${stores[0]?.distance} away`]
                  : [address ? postcode : undefined, town, countText(stores.length, 'store'), 'nearest first']
                )
                  .filter(Boolean)
                  .join(' · ')
              : 'Tell us where you are, and see who delivers to you and where you can collect.'}
          </p>
        </header>
        <div className={styles.search}>
          <Refusal code={refusal} />
          {errand?.add && <Notice icon={<InfoIcon />}>{chooseStoreToAdd}</Notice>}
          <StoreSearch
            postcode={postcode}
            address={address}
            placeId={placeId}
            fulfilment={fulfilment}
            problem={problem}
            errand={errand}
          />
          {suggestions && <Suggestions suggestions={suggestions} fulfilment={fulfilment} errand={errand} />}
        </div>
        {stores && <FoundStores data={data} stores={stores} />}
        <div className={styles.chosen}>
          <ChosenStore />
          <p>
            <a className="sf-link" href={urlTo('store-all')}>
              All stores
            </a>
          </p>
        </div>
      </div>
    </PageFrame>
  );
}
