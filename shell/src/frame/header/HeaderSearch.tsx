import type { StoreState } from '@storefront/bus/state.types';
import { Boundary } from '@storefront/remote-kit/boundary';
import { SearchForm } from '@storefront/ui/search-form';
import { useState } from 'react';
import { usePathTo } from '../../navigation/navigation-context';
import { searchedTerm } from './searched-term';

/** The store's search in the header. Its suggestions belong to another remote and load when the field is first used. */
export function HeaderSearch({ store, url, placeholder }: { store: StoreState; url: string; placeholder: string }) {
  const to = usePathTo();
  const path = to('store-search', { storeSlug: store.slug });
  const [field, setField] = useState<HTMLInputElement>();
  return (
    <>
      <SearchForm
        action={path}
        defaultValue={searchedTerm(url, path)}
        placeholder={placeholder}
        onFocus={({ target }) => target instanceof HTMLInputElement && setField(target)}
      />
      <Boundary name="search-suggestions" skeleton={null} enabled={Boolean(field)} props={{ field, store }} />
    </>
  );
}
