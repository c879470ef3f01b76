import { countText } from '@storefront/messages/count-text';
import { PageFrame } from '@storefront/ui/page-frame';
import { Section } from '@storefront/ui/section';
import { useMemo } from 'react';
import { ChosenStore } from '../chosen-store/ChosenStore';
import layout from '../list-and-map/ListAndMap.module.css';
import { MapPane } from '../list-and-map/MapPane';
import { useStoreView } from '../list-and-map/use-store-view';
import { ViewSwitch } from '../list-and-map/ViewSwitch';
import { StoreSearch } from '../search-form/StoreSearch';
import { PlainStores } from './PlainStores';
import styles from './StoreAllPage.module.css';
import type { PlainStore, StoreAllData } from './store-all-data';

/** All stores of the business by town and on a map, with the search for the store that serves the shopper. */
export function StoreAllPage({ data }: { data: StoreAllData }) {
  const storeView = useStoreView(data.view);
  const { towns, count } = data;
  const stores = useMemo(() => towns.flatMap((town) => town.stores), [towns]);
  // When most towns have one store, town headings would repeat the names.
  const isGrouped = towns.length * 2 <= count;
  const onMap = storeView.view === 'map';
  const chosen = storeView.chosen ?? (onMap ? stores[0]?.id : undefined);
  const list = (listed: readonly PlainStore[]) => (
    <PlainStores stores={listed} chosen={chosen} onPoint={storeView.point} />
  );
  return (
    <PageFrame>
      <div className={layout.page}>
        <header className={layout.head}>
          <h1 tabIndex={-1}>All stores</h1>
          <p className="sf-muted">
            {countText(count, 'store')} in {countText(towns.length, 'town')}
          </p>
        </header>
        <div className={layout.search}>
          <StoreSearch />
        </div>
        <div className={onMap ? `${layout.list} ${layout.onMap}` : layout.list}>
          <ViewSwitch storeView={storeView} />
          <div className={styles.towns} ref={storeView.list}>
            {isGrouped
              ? towns.map((town) => (
                  <Section key={town.town} title={town.town}>
                    {list(town.stores)}
                  </Section>
                ))
              : list(stores)}
          </div>
        </div>
        <div className={onMap ? `${layout.map} ${layout.mapFirst}` : layout.map}>
          <MapPane enabled={onMap} stores={stores} chosen={chosen} onChoose={storeView.choose} />
        </div>
        <div className={layout.chosen}>
          <ChosenStore />
        </div>
      </div>
    </PageFrame>
  );
}
