import type { StoreState } from '@storefront/bus/state.types';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { SearchForm } from '@storefront/ui/search-form';
import { type ComponentType, lazy, type ReactNode, Suspense, type SyntheticEvent, useState } from 'react';
import type { SuggestionListProps } from './SuggestionList';

/** Without this code the field still searches. */
const SuggestionList = lazy<ComponentType<SuggestionListProps>>(() =>
  import('./SuggestionList').then(
    ({ SuggestionList: component }) => ({ default: component }),
    () => ({ default: () => null }),
  ),
);

interface StoreSearchProps {
  readonly store: StoreState;
  readonly label?: string;
  readonly searchTerm?: string;
  /** The page is for searching: its field is focused, and suggestions wait for the first letter. */
  readonly isSearchStart?: boolean;
  /** Another way to search, beside the search button. */
  readonly tool?: ReactNode;
}

/** A store's search within a page; suggestions are loaded when the field is first used. */
export function StoreSearch({ store, label, searchTerm, isSearchStart, tool }: StoreSearchProps) {
  const { business } = usePageContext();
  const [field, setField] = useState<HTMLInputElement>();
  const loadSuggestions = ({ target }: SyntheticEvent) => target instanceof HTMLInputElement && setField(target);
  return (
    <>
      <SearchForm
        action={`${urlTo('stores-storeSlug', { storeSlug: store.slug })}/search`}
        label={label}
        placeholder={label ?? business.copy.searchPlaceholder ?? 'Search the shop'}
        defaultValue={searchTerm}
        autoFocus={isSearchStart}
        tool={tool}
        {...{ [isSearchStart ? 'onInput' : 'onFocus']: loadSuggestions }}
      />
      {field && (
        <Suspense>
          <SuggestionList field={field} store={store} />
        </Suspense>
      )}
    </>
  );
}
