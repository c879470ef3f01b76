import { DESK_SEARCH_MAX_LENGTH } from '@storefront/api/constants';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { Button } from '@storefront/ui/button';
import { ErrorState } from '@storefront/ui/error-state';
import { SearchIcon } from '@storefront/ui/icons/search';
import { SelectField } from '@storefront/ui/select-field';
import { TextField } from '@storefront/ui/text-field';
import { useCallback } from 'react';
import { DeskFrame } from '../frame/DeskFrame';
import { DeskRefusal } from '../frame/DeskRefusal';
import { chooseStore } from '../navigation/chosen-store';
import { deskPaths } from '../navigation/desk-paths';
import type { DeskVisit } from '../navigation/desk-visit';
import type { DeskFailure } from '../navigation/read-desk';
import { Items } from './Items';
import styles from './Items.module.css';
import { type ItemsQuery, itemsPath } from './items-path';
import { type ItemsFound, type ItemsRead, readItems } from './read-items';

export interface ItemsPageProps {
  readonly first: ItemsRead | DeskFailure;
  readonly query: ItemsQuery;
}

/** The items of a store, whose prices, stock, availability and places are changed here. */
export function ItemsPage({ first, query }: ItemsPageProps) {
  const { api } = usePageContext();
  const path = itemsPath(query);
  const read = useCallback((signal: AbortSignal) => readItems(api, query, signal), [api, query]);
  const [reading, reload] = useRead<ItemsRead | DeskFailure>(read, first);
  if (reading.kind !== 'read') return <DeskRefusal reading={reading} title="Items" path={path} onRetry={reload} />;
  const { visit, found } = reading;
  return (
    <DeskFrame visit={visit} section="items">
      <div className={styles.head}>
        <h1>Items</h1>
        {visit.store && visit.operator.stores.length === 1 && <p className="sf-muted">{visit.store.name}</p>}
        <StoreOf visit={visit} query={query} />
      </div>
      {!found && <ErrorState title="You work in no store yet.">An administrator gives you one.</ErrorState>}
      {found && (
        <>
          <Search query={query} found={found} />
          <Items key={`${found.storeId} ${path}`} found={found} query={query} />
        </>
      )}
    </DeskFrame>
  );
}

function StoreOf({ visit, query }: { visit: DeskVisit; query: ItemsQuery }) {
  const { navigate } = usePageContext();
  const { stores } = visit.operator;
  if (stores.length < 2) return null;
  return (
    <SelectField
      label="Store"
      hideLabel
      value={visit.store?.slug}
      options={stores.map(({ slug, name }) => ({ value: slug, label: name }))}
      onChange={({ target }) => {
        const store = stores.find(({ slug }) => slug === target.value);
        if (!store) return;
        chooseStore(store);
        navigate(itemsPath({ ...query, store: store.slug, page: 1 }));
      }}
    />
  );
}

/** A search by name, code or barcode, within a category or not. */
function Search({ query, found }: { query: ItemsQuery; found: ItemsFound }) {
  const { store, filter, category, text } = query;
  return (
    <search>
      <form className={styles.search} action={deskPaths.items} key={itemsPath(query)}>
        {store && <input type="hidden" name="store" value={store} />}
        {filter !== 'all' && <input type="hidden" name="filter" value={filter} />}
        <TextField
          label="Find an item"
          hideLabel
          type="search"
          name="text"
          leading={<SearchIcon small />}
          placeholder="Name, code or barcode"
          maxLength={DESK_SEARCH_MAX_LENGTH}
          defaultValue={text}
        />
        <SelectField
          label="Category"
          hideLabel
          name="category"
          defaultValue={category ?? ''}
          options={[
            { value: '', label: 'All categories' },
            ...found.categories.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
        />
        <Button type="submit" kind="quiet">
          Search
        </Button>
      </form>
    </search>
  );
}
