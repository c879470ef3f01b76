import { urlTo } from '@storefront/routes/url-to';
import { ChipLink } from '@storefront/ui/chip';
import { EmptyState } from '@storefront/ui/empty-state';
import { ItemGrid } from '@storefront/ui/item-grid';
import { Notice } from '@storefront/ui/notice';
import { PageFrame } from '@storefront/ui/page-frame';
import { SearchForm } from '@storefront/ui/search-form';
import { CatalogueCard } from '../item-card/CatalogueCard';
import { ActionProblem } from '../store/ActionProblem';
import { BasketAside } from '../store/BasketAside';
import styles from './SearchPage.module.css';
import type { SearchData } from './search-data';

/** Items and categories of a store by a term. */
export function SearchPage({ data, problem }: { data: SearchData; problem?: string }) {
  const { store, searchTerm, items, total, page, pages, categories, refusal } = data;
  const storeUrl = urlTo('stores-storeSlug', { storeSlug: store.slug });
  const pageUrl = (number: number) =>
    urlTo(
      'stores-storeSlug-search-searchTerm',
      { storeSlug: store.slug, searchTerm },
      { page: number > 1 ? number : undefined },
    );
  return (
    <PageFrame aside={<BasketAside />}>
      <ActionProblem code={problem} />
      <h1 tabIndex={-1}>Results for “{searchTerm}”</h1>
      <div className={styles.again}>
        <SearchForm
          action={`${storeUrl}/search`}
          label="Search again"
          placeholder="Search again"
          defaultValue={searchTerm}
        />
      </div>
      {refusal && <Notice kind="warning">{refusal}</Notice>}
      {categories.length > 0 && (
        <nav className="sf-scroll" aria-label="Categories that fit">
          {categories.map((category) => (
            <ChipLink
              key={category.slug}
              href={urlTo('stores-storeSlug-category-categorySlug', {
                storeSlug: store.slug,
                categorySlug: category.slug,
              })}
            >
              {category.name}
            </ChipLink>
          ))}
        </nav>
      )}
      {items.length > 0 && (
        <>
          <p className={styles.count}>{total === 1 ? '1 item' : `${total} items`}</p>
          <ItemGrid label="Items found">
            {items.map((item, at) => (
              <CatalogueCard key={item.id} item={item} store={store} eager={at < 4} headingLevel={2} />
            ))}
          </ItemGrid>
        </>
      )}
      {items.length === 0 && !refusal && (
        <EmptyState
          title={`Nothing here is called “${searchTerm}”`}
          action={<a href={storeUrl}>Walk the aisles instead</a>}
        >
          <p>Try a shorter word, or the kind of thing it is.</p>
        </EmptyState>
      )}
      {pages > 1 && (
        <nav className={styles.pages} aria-label="Pages">
          {page > 1 && <ChipLink href={pageUrl(page - 1)}>Previous</ChipLink>}
          <span>
            Page {page} of {pages}
          </span>
          {page < pages && <ChipLink href={pageUrl(page + 1)}>Next</ChipLink>}
        </nav>
      )}
    </PageFrame>
  );
}
