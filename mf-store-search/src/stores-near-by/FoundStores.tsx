import { fill } from '@storefront/messages/fill';
import { noStoresNearBy } from '@storefront/messages/store-search';
import { urlTo } from '@storefront/routes/url-to';
import { useRef } from 'react';
import type { ListedStore } from '../store/listed-store';
import { StorePanel } from '../store/StorePanel';
import { MapPane } from '../store-map/MapPane';
import { Filters } from './Filters';
import { NobodyDelivers } from './NobodyDelivers';
import styles from './StoresNearByPage.module.css';
import { nobodyDelivers, type StoresNearByData } from './stores-near-by-data';
import { useStoresView } from './use-stores-view';
import { ViewSwitch } from './ViewSwitch';

/** What a search found: filters, the list, and the map that points at the same store as the list does. */
export function FoundStores({ data, stores }: { data: StoresNearByData; stores: readonly ListedStore[] }) {
  const { fulfilment, postcode, placeId, place } = data;
  const view = useStoresView(data);
  const list = useRef<HTMLUListElement>(null);
  const { shown, chosen } = view;
  const onMap = view.view === 'map';
  const choose = (id: number) => {
    view.choose(id);
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    list.current
      ?.querySelector(`[data-store="${id}"]`)
      ?.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
  };
  return (
    <>
      <div className={onMap ? `${styles.list} ${styles.onMap}` : styles.list}>
        {nobodyDelivers(data) && (
          <NobodyDelivers
            text={fill(noStoresNearBy, postcode ?? data.address ?? '')}
            postcode={place?.postcode}
            collectionUrl={urlTo('stores-near-by', {}, { fulfilment: 'collection', placeId, postcode })}
          />
        )}
        <ViewSwitch view={view} />
        <Filters
          stores={stores}
          view={view}
          search={{ fulfilment, placeId, postcode: placeId ? undefined : postcode, view: onMap ? 'map' : undefined }}
        />
        <p className="sf-hidden" role="status">
          {shown.length === 1 ? '1 store shown' : `${shown.length} stores shown`}
        </p>
        {shown.length ? (
          <ul className={styles.stores} ref={list}>
            {shown.map((store, at) => (
              <StorePanel
                key={store.id}
                store={store}
                mark={String(at + 1)}
                fulfilment={fulfilment}
                place={place}
                isChosen={store.id === (chosen ?? (onMap ? shown[0]?.id : undefined))}
                onPoint={() => view.choose(store.id)}
              />
            ))}
          </ul>
        ) : (
          <div className="sf-panel">
            <p className="sf-h3">No store has all of that</p>
            <p>
              <a className="sf-link" href={urlTo('stores-near-by', {}, { fulfilment, placeId, postcode })}>
                Show all stores found
              </a>
            </p>
          </div>
        )}
      </div>
      <div className={onMap ? `${styles.map} ${styles.mapFirst}` : styles.map}>
        <MapPane wanted={onMap} stores={shown} here={place} chosen={chosen} onChoose={choose} />
      </div>
    </>
  );
}
