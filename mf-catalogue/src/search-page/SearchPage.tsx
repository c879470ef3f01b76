import type { PageProps } from '@storefront/remote-kit/page.types';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { EmptyState } from '@storefront/ui/empty-state';
import { SearchIcon } from '@storefront/ui/icons/search';
import { LinkButton } from '@storefront/ui/link-button';
import { Notice } from '@storefront/ui/notice';
import { PartsNav } from '@storefront/ui/parts-nav';
import { Section } from '@storefront/ui/section';
import { Facets } from '../category-page/Facets';
import { ListingBar } from '../category-page/ListingBar';
import { hasFilters, listingSearch } from '../category-page/listing-query';
import { useSheetOnBack } from '../category-page/use-sheet-on-back';
import { DealShelf } from '../deals/DealShelf';
import { PageLinks } from '../page-links/PageLinks';
import { RecentSearches } from '../search-links/RecentSearches';
import { PageSearch } from '../search-suggestions/PageSearch';
import { FormAnswer } from '../store/FormAnswer';
import { StoreFrame } from '../store/StoreFrame';
import { CategoriesFound } from './CategoriesFound';
import { countSearch } from './count-search';
import { ItemsFound } from './ItemsFound';
import { NothingFound } from './NothingFound';
import styles from './SearchPage.module.css';
import type { SearchData, SearchPart } from './search-data';
import { searchUrl } from './search-url';

const FILTERS_ID = 'filters';

/** Items, categories and deals of a store that match a term: all on one page, and each kind on its own. */
export function SearchPage({ data, query }: Pick<PageProps<SearchData>, 'data' | 'query'>) {
  const {
    store,
    searchTerm,
    part,
    items,
    categories,
    deals,
    totals,
    matchedWords,
    correctedTerm,
    notSold,
    unmet,
    refusal,
  } = data;
  const url = (of: SearchPart) => searchUrl(store, searchTerm, of);
  const path = url(part);
  const { api } = usePageContext();
  const filtered = hasFilters(data.query);
  const isListing = (part === 'all' || part === 'menu-items') && (totals.items > 0 || filtered);
  const kindsShown = part !== 'all' || !filtered;
  useSheetOnBack(FILTERS_ID);
  const foundAny = totals.items + totals.categories + totals.deals > 0 || hasFilters(data.query);
  const isEmpty = items.length + categories.length + deals.length === 0 && !filtered;
  return (
    <StoreFrame
      store={store}
      rail={isListing && <Facets data={data} path={path} count={countSearch(api, data)} />}
      railSheet={{ id: FILTERS_ID, label: 'Filters' }}
    >
      <FormAnswer query={query} store={store} />
      <h1 tabIndex={-1}>Results for “{searchTerm}”</h1>
      <PageSearch store={store} label="Search again" searchTerm={searchTerm} />
      {refusal && <Notice kind="warning">{refusal}</Notice>}
      {correctedTerm && foundAny && (
        <p className={styles.corrected}>
          No results for “{searchTerm}”. Showing results for <strong>{correctedTerm}</strong> instead.
        </p>
      )}
      {notSold && items.length > 0 && (
        <p className={styles.corrected}>We do not sell “{searchTerm}”. The nearest that we sell:</p>
      )}
      {!notSold && unmet.length > 0 && items.length > 0 && (
        <p className={styles.corrected}>
          Nothing that we sell for “{searchTerm}” is {unmet.join(' and ')}. The nearest that we sell is not:
        </p>
      )}
      {foundAny && (
        <PartsNav
          label="Kinds of results"
          parts={[
            { href: url('all'), label: 'Everything', current: part === 'all' },
            ...(totals.items ? [kind('menu-items', `Items ${totals.items}`)] : []),
            ...(totals.categories ? [kind('categories', `Categories ${totals.categories}`)] : []),
            ...(totals.deals ? [kind('deals', `Deals ${totals.deals}`)] : []),
          ]}
        />
      )}
      {kindsShown && categories.length > 0 && (
        <Part title="Categories" isAlone={part === 'categories'}>
          <CategoriesFound
            categories={part === 'all' ? categories.slice(0, 6) : categories}
            store={store}
            matchedWords={matchedWords}
          />
        </Part>
      )}
      {kindsShown && deals.length > 0 && (
        <Part title="Deals" isAlone={part === 'deals'}>
          <DealShelf
            label="Deals found"
            deals={part === 'all' ? deals.slice(0, 3) : deals}
            headingLevel={part === 'deals' ? 2 : 3}
            store={store}
            matchedWords={matchedWords}
          />
        </Part>
      )}
      {isListing && (
        <Part title="Items" isAlone={part !== 'all' || categories.length + deals.length === 0 || filtered}>
          <ListingBar data={data} path={path} rail={FILTERS_ID} usual="Best match" />
          {items.length > 0 ? (
            <ItemsFound data={data} headingLevel={part === 'all' && categories.length + deals.length > 0 ? 3 : 2} />
          ) : (
            <EmptyState
              title="No items match these filters"
              art={<SearchIcon />}
              action={<LinkButton href={path}>Show everything for “{searchTerm}”</LinkButton>}
            >
              <p>Remove a filter, or clear them all.</p>
            </EmptyState>
          )}
        </Part>
      )}
      {isEmpty && !refusal && <NothingFound data={data} everything={foundAny ? url('all') : undefined} />}
      {refusal && <NothingFound data={data} />}
      <PageLinks
        page={data.query.page}
        pages={data.pages}
        url={(page) => path + listingSearch({ ...data.query, page })}
      />
      <div className={styles.recent}>
        <RecentSearches store={store} searchTerm={searchTerm} />
      </div>
    </StoreFrame>
  );

  function kind(of: SearchPart, label: string) {
    return { href: url(of), label, current: part === of };
  }
}

/** Titled when there are several on the page. */
function Part({ title, isAlone, children }: { title: string; isAlone: boolean; children: React.ReactNode }) {
  return isAlone ? <div className={styles.part}>{children}</div> : <Section title={title}>{children}</Section>;
}
