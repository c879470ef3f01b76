import { ChipLink } from '@storefront/ui/chip';
import styles from './CategoryPage.module.css';
import type { CategoryData } from './category-data';
import { listingSearch } from './listing-query';
import { nearbyPages } from './nearby-pages';

/** Links to the listing's other pages, each with an address of its own. */
export function Pages({ data, path }: { data: CategoryData; path: string }) {
  if (data.pages < 2) return null;
  const tags = data.tags.filter((tag) => tag.on).map(({ tag }) => tag);
  const link = (page: number) => path + listingSearch({ page, sort: data.sort, tags });
  return (
    <nav className={styles.pages} aria-label="Pages">
      {data.page > 1 && <ChipLink href={link(data.page - 1)}>Previous</ChipLink>}
      {nearbyPages(data.page, data.pages).map((page) => (
        <ChipLink key={page} href={link(page)} current={page === data.page} aria-label={`Page ${page}`}>
          {page}
        </ChipLink>
      ))}
      {data.page < data.pages && <ChipLink href={link(data.page + 1)}>Next</ChipLink>}
    </nav>
  );
}
