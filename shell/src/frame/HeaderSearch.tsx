import type { StoreState } from '@storefront/bus/state.types';
import { Boundary } from '@storefront/remote-kit/boundary';
import { SearchForm } from '@storefront/ui/search-form';
import { useState } from 'react';
import { usePathTo } from '../navigation/navigation-context';

/** The store's search in the header. Its suggestions belong to another remote and load when the field is first used. */
export function HeaderSearch({ store, placeholder }: { store: StoreState; placeholder: string }) {
  const to = usePathTo();
  const [field, setField] = useState<HTMLInputElement>();
  return (
    <>
      <SearchForm
        action={to('store-search', { storeSlug: store.slug })}
        placeholder={placeholder}
        onFocus={({ target }) => target instanceof HTMLInputElement && setField(target)}
      />
      <Boundary name="search-suggestions" skeleton={null} enabled={Boolean(field)} props={{ field, store }} />
    </>
  );
}
