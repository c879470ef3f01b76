import { Button } from '@storefront/ui/button';
import { AppliedChip, ChipLink } from '@storefront/ui/chip';
import { FilterIcon } from '@storefront/ui/icons/filter';
import styles from './CategoryPage.module.css';
import type { CategoryData } from './category-data';
import { listingSearch, sorts } from './listing-query';

/** How many there are, in which order, and the filters: links and a form, so that each state has an address. */
export function ListingBar({ data, path }: { data: CategoryData; path: string }) {
  const { total, sort, tags } = data;
  const on = tags.filter((tag) => tag.on).map(({ tag }) => tag);
  const withTags = (chosen: string[]) => path + listingSearch({ page: 1, sort, tags: chosen });
  return (
    <div className={styles.bar}>
      <p className={styles.count}>{total === 1 ? '1 item' : `${total} items`}</p>
      <form className={styles.sort} method="get" action={path}>
        {on.length > 0 && <input type="hidden" name="tags" value={on.join(',')} />}
        <label>
          <span className="sf-hidden">Sort by</span>
          <select name="sort" defaultValue={sort} onChange={(event) => event.currentTarget.form?.requestSubmit()}>
            {Object.entries(sorts).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </label>
        <noscript>
          <Button type="submit" kind="quiet">
            Sort
          </Button>
        </noscript>
      </form>
      {tags.length > 0 && (
        <details className={styles.filters} open={on.length > 0}>
          <summary>
            <FilterIcon small /> Filters{on.length > 0 && <span className="sf-count">{on.length}</span>}
          </summary>
          <div>
            {tags.map(({ tag, count, on: isOn }) =>
              isOn ? (
                <AppliedChip key={tag} href={withTags(on.filter((other) => other !== tag))}>
                  {tag}
                </AppliedChip>
              ) : (
                <ChipLink key={tag} href={withTags([...on, tag])} aria-label={`${tag}, ${count} items`}>
                  {tag} <span className="sf-muted">{count}</span>
                </ChipLink>
              ),
            )}
          </div>
        </details>
      )}
    </div>
  );
}
