import type { StoreState } from '@storefront/bus/state.types';
import { Boundary } from '@storefront/remote-kit/boundary';
import { urlTo } from '@storefront/routes/url-to';
import { SearchForm } from '@storefront/ui/search-form';
import { useState } from 'react';

/** The store's search in the header. What it suggests is its owner's, and brought when the field is first used. */
export function HeaderSearch({ store, placeholder }: { store: StoreState; placeholder: string }) {
  const [field, setField] = useState<HTMLInputElement>();
  return (
    <>
      <SearchForm
        action={`${urlTo('stores-storeSlug', { storeSlug: store.slug })}/search`}
        placeholder={placeholder}
        onFocus={({ target }) => target instanceof HTMLInputElement && setField(target)}
      />
      <Boundary name="search-suggestions" skeleton={null} wanted={Boolean(field)} props={{ field, store }} />
    </>
  );
}
