import { countText } from '@storefront/messages/count-text';
import { fill } from '@storefront/messages/fill';
import { noStoreInReach, noStoresNearBy } from '@storefront/messages/store-search';
import { urlTo } from '@storefront/routes/url-to';
import { useState } from 'react';
import styles from '../list-and-map/ListAndMap.module.css';
import { MapPane } from '../list-and-map/MapPane';
import { useStoreView } from '../list-and-map/use-store-view';
import { ViewSwitch } from '../list-and-map/ViewSwitch';
import { writeQuery } from '../list-and-map/write-query';
import type { ListedStore } from '../store/listed-store';
import { StorePanel } from '../store/StorePanel';
import { Filters } from './Filters';
import { NoDelivery } from './NoDelivery';
import { filterStores } from './store-filters';
import { areAllFar, hasNoDelivery, type StoresNearByData } from './stores-near-by-data';

/** The results: filters, the list, and the map, which highlights the same store as the list. */
export function FoundStores({ data, stores }: { data: StoresNearByData; stores: readonly ListedStore[] }) {
  const { fulfilment, postcode, placeId, place, errand } = data;
  const [filters, setFilters] = useState(data.filters);
  const storeView = useStoreView(data.view);
  const shown = filterStores(stores, filters);
  const onMap = storeView.view === 'map';
  const chosen = storeView.chosen ?? (onMap ? shown[0]?.id : undefined);
  const toggle = (name: string) => {
    const on = !filters.includes(name);
    setFilters(on ? [...filters, name] : filters.filter((one) => one !== name));
    writeQuery({ [name]: on ? 'yes' : undefined });
  };
  const search = { fulfilment, placeId, postcode: placeId ? undefined : postcode, ...errand };
  return (
    <>
      <div className={onMap ? `${styles.list} ${styles.onMap}` : styles.list} ref={storeView.list}>
        {hasNoDelivery(data) && (
          <NoDelivery
            text={fill(areAllFar(stores) ? noStoreInReach : noStoresNearBy, postcode ?? data.address ?? '')}
            postcode={place?.postcode}
            answer={data.contactAnswer}
            collectionUrl={
              areAllFar(stores) ? undefined : urlTo('stores-near-by', {}, { ...search, fulfilment: 'collection' })
            }
          />
        )}
        <ViewSwitch storeView={storeView} />
        <Filters
          stores={stores}
          on={filters}
          toggle={toggle}
          search={{ ...search, view: onMap ? storeView.view : undefined }}
        />
        <p className="sf-hidden" role="status">
          {`${countText(shown.length, 'store')} shown`}
        </p>
        {shown.length ? (
          <ul className={styles.stores}>
            {shown.map((store, at) => (
              <StorePanel
                key={store.id}
                store={store}
                mark={String(at + 1)}
                fulfilment={fulfilment}
                place={place}
                errand={errand}
                isChosen={store.id === chosen}
                onPoint={() => storeView.point(store.id)}
              />
            ))}
          </ul>
        ) : (
          <div className="sf-panel">
            {stores.length ? (
              <>
                <p className="sf-h3">No stores match these filters</p>
                <p>
                  <a className="sf-link" href={urlTo('stores-near-by', {}, search)}>
                    Show all stores
                  </a>
                </p>
              </>
            ) : (
              <p className="sf-h3">There are no stores here yet</p>
            )}
          </div>
        )}
      </div>
      <div className={onMap ? `${styles.map} ${styles.mapFirst}` : styles.map}>
        <MapPane isNumbered enabled={onMap} stores={shown} here={place} chosen={chosen} onChoose={storeView.choose} />
      </div>
    </>
  );
}
