import type { StoreState } from '@storefront/bus/state.types';
import { ScanButton } from '../barcode-scan/ScanButton';
import { DepartmentLinks } from '../search-links/DepartmentLinks';
import { PopularSearches } from '../search-links/PopularSearches';
import { RecentSearches } from '../search-links/RecentSearches';
import type { SearchHelp } from '../search-page/search-data';
import { PageSearch } from '../search-suggestions/PageSearch';
import { StoreFrame } from '../store/StoreFrame';
import styles from './FindPage.module.css';
import { useFocusedSearch } from './use-focused-search';

export interface FindData extends SearchHelp {
  readonly store: StoreState;
}

/** Where a search begins: the field, popular terms, departments, and this device's earlier searches. */
export function FindPage({ data: { store, popularTerms, aisles } }: { data: FindData }) {
  useFocusedSearch();
  return (
    <StoreFrame store={store}>
      <h1 tabIndex={-1}>Search {store.name}</h1>
      <PageSearch store={store} isSearchStart tool={<ScanButton store={store} />} />
      <div className={styles.links}>
        <PopularSearches store={store} terms={popularTerms} />
        <DepartmentLinks title="Browse the departments" store={store} departments={aisles} />
        {/* It appears after hydration, so it is below what the server rendered. */}
        <RecentSearches store={store} />
      </div>
    </StoreFrame>
  );
}
