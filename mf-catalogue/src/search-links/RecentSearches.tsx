import type { StoreState } from '@storefront/bus/state.types';
import { useEffect, useState } from 'react';
import { searchUrl } from '../search-page/search-url';
import { searchHistory } from '../search-suggestions/history';
import { ChipLinks } from './ChipLinks';

interface RecentSearchesProps {
  readonly store: StoreState;
  /** The page's own term, which is left out. */
  readonly searchTerm?: string;
}

/** This device's earlier searches as links. The server does not know them, so they appear after hydration. */
export function RecentSearches({ store, searchTerm = '' }: RecentSearchesProps) {
  const [terms, setTerms] = useState<readonly string[]>([]);
  useEffect(
    () => setTerms(searchHistory().filter((term) => term.toLowerCase() !== searchTerm.toLowerCase())),
    [searchTerm],
  );
  return (
    <ChipLinks
      title="Recent searches"
      links={terms.map((term) => ({ href: searchUrl(store, term, 'all'), label: term }))}
    />
  );
}
