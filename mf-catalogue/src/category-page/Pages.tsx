import { ChipLink } from '@storefront/ui/chip';
import styles from './CategoryPage.module.css';
import type { CategoryData } from './category-data';
import { listingSearch } from './listing-query';
import { nearbyPages } from './nearby-pages';

/** Links to the listing's other pages, each with its own URL. */
export function Pages({ data, path }: { data: Pick<CategoryData, 'pages' | 'query'>; path: string }) {
  const { pages, query } = data;
  if (pages < 2) return null;
  const link = (page: number) => path + listingSearch({ ...query, page });
  return (
    <nav className={styles.pages} aria-label="Pages">
      {query.page > 1 && <ChipLink href={link(query.page - 1)}>Previous</ChipLink>}
      {nearbyPages(query.page, pages).map((page) => (
        <ChipLink key={page} href={link(page)} current={page === query.page} aria-label={`Page ${page}`}>
          {page}
        </ChipLink>
      ))}
      {query.page < pages && <ChipLink href={link(query.page + 1)}>Next</ChipLink>}
    </nav>
  );
}
