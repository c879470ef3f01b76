import type { StoreState } from '@storefront/bus/state.types';
import { searchUrl } from '../search-page/search-url';
import { ChipLinks } from './ChipLinks';

export function PopularSearches({ store, terms }: { store: StoreState; terms: readonly string[] }) {
  return (
    <ChipLinks
      title="Popular searches"
      links={terms.map((term) => ({ href: searchUrl(store, term, 'all'), label: term }))}
    />
  );
}
