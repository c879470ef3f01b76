import type { StoreState } from '@storefront/bus/state.types';
import { urlTo } from '@storefront/routes/url-to';
import { ChipLink } from '@storefront/ui/chip';
import { useEffect, useState } from 'react';
import { searchHistory } from '../search-suggestions/history';
import styles from './SearchPage.module.css';

interface RecentSearchesProps {
  readonly store: StoreState;
  /** The page's own term, which is left out. */
  readonly searchTerm: string;
}

/** This device's earlier searches as links. The server does not know them, so they appear after hydration. */
export function RecentSearches({ store, searchTerm }: RecentSearchesProps) {
  const [terms, setTerms] = useState<readonly string[]>([]);
  useEffect(
    () => setTerms(searchHistory().filter((term) => term.toLowerCase() !== searchTerm.toLowerCase())),
    [searchTerm],
  );
  if (!terms.length) return null;
  return (
    <nav aria-labelledby="recent-searches" className={styles.recent}>
      <h2 className="sf-h3" id="recent-searches">
        Recent searches
      </h2>
      <p className={styles.chips}>
        {terms.map((term) => (
          <ChipLink
            key={term}
            href={urlTo('stores-storeSlug-search-searchTerm', { storeSlug: store.slug, searchTerm: term })}
          >
            {term}
          </ChipLink>
        ))}
      </p>
    </nav>
  );
}
