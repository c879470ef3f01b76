import { countText } from '@storefront/messages/count-text';
import type { PageProps } from '@storefront/remote-kit/page.types';
import { ItemGrid } from '@storefront/ui/item-grid';
import { Notice } from '@storefront/ui/notice';
import { PageFrame } from '@storefront/ui/page-frame';
import { PartsNav } from '@storefront/ui/parts-nav';
import { Section } from '@storefront/ui/section';
import { DealShelf } from '../deals/DealShelf';
import { CatalogueCard } from '../item-card/CatalogueCard';
import { Marked } from '../item-card/Marked';
import { PageLinks } from '../page-links/PageLinks';
import { StoreSearch } from '../search-suggestions/StoreSearch';
import { BasketAside } from '../store/BasketAside';
import { FormAnswer } from '../store/FormAnswer';
import { CategoriesFound } from './CategoriesFound';
import { NothingFound } from './NothingFound';
import styles from './SearchPage.module.css';
import type { SearchData, SearchPart } from './search-data';
import { searchUrl } from './search-url';

/** Items, categories and deals of a store that match a term: all on one page, and each kind on its own. */
export function SearchPage({ data, query }: Pick<PageProps<SearchData>, 'data' | 'query'>) {
  const { store, searchTerm, part, items, categories, deals, totals, matchedWords, correctedTerm, refusal } = data;
  const url = (of: SearchPart, page?: number) => searchUrl(store, searchTerm, of, page);
  const foundAny = totals.items + totals.categories + totals.deals > 0;
  const isEmpty = items.length + categories.length + deals.length === 0;
  return (
    <PageFrame aside={<BasketAside store={store} />}>
      <FormAnswer query={query} store={store} />
      <h1 tabIndex={-1}>Results for “{searchTerm}”</h1>
      <div className={styles.again}>
        <StoreSearch store={store} label="Search again" searchTerm={searchTerm} />
      </div>
      {refusal && <Notice kind="warning">{refusal}</Notice>}
      {correctedTerm && foundAny && (
        <p className={styles.corrected}>
          Nothing is spelt “{searchTerm}”. This is what we found for <strong>{correctedTerm}</strong>.
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
      {categories.length > 0 && (
        <Part title="Categories" isAlone={part === 'categories'}>
          <CategoriesFound
            categories={part === 'all' ? categories.slice(0, 6) : categories}
            {...{ store, matchedWords }}
          />
        </Part>
      )}
      {deals.length > 0 && (
        <Part title="Deals" isAlone={part === 'deals'}>
          <DealShelf
            label="Deals found"
            deals={part === 'all' ? deals.slice(0, 3) : deals}
            headingLevel={part === 'deals' ? 2 : 3}
            {...{ store, matchedWords }}
          />
        </Part>
      )}
      {items.length > 0 && (
        <Part title="Items" isAlone={part !== 'all' || categories.length + deals.length === 0}>
          <p className={styles.count}>{countText(totals.items, 'item')}</p>
          <ItemGrid label="Items found">
            {items.map((item, at) => (
              <CatalogueCard
                key={item.id}
                item={item}
                eager={at < 4}
                headingLevel={part === 'all' && categories.length + deals.length > 0 ? 3 : 2}
                store={store}
                markedName={<Marked text={item.name} words={matchedWords} />}
              />
            ))}
          </ItemGrid>
        </Part>
      )}
      {isEmpty && !refusal && <NothingFound data={data} everything={foundAny ? url('all') : undefined} />}
      {refusal && <NothingFound data={data} />}
      <PageLinks page={data.page} pages={data.pages} url={(page) => url(part, page)} />
    </PageFrame>
  );

  function kind(of: SearchPart, label: string) {
    return { href: url(of), label, current: part === of };
  }
}

/** Titled when there are several on the page. */
function Part({ title, isAlone, children }: { title: string; isAlone: boolean; children: React.ReactNode }) {
  return isAlone ? <div className={styles.part}>{children}</div> : <Section title={title}>{children}</Section>;
}
