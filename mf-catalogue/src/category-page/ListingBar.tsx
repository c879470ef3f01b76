import { countText } from '@storefront/messages/count-text';
import { Button } from '@storefront/ui/button';
import { AppliedChip } from '@storefront/ui/chip';
import { ChevronDownIcon } from '@storefront/ui/icons/chevron-down';
import { FilterIcon } from '@storefront/ui/icons/filter';
import styles from './CategoryPage.module.css';
import type { Listing } from './listing.types';
import { listingFields, sorts } from './listing-query';
import { submitFrom } from './submit-from';

interface ListingBarProps {
  readonly data: Listing;
  readonly path: string;
  /** The id of the filters' sheet. */
  readonly rail: string;
  /** The name of the order that the listing has by itself. */
  readonly usual?: string;
}

/** Result count, sort order and active filters: links and a form, so that each state has a URL. */
export function ListingBar({ data, path, rail, usual = sorts.featured }: ListingBarProps) {
  const { query, applied } = data;
  return (
    <div className={styles.bar}>
      <p className={styles.count}>{rangeText(data)}</p>
      <Button className="sf-only-phone" kind="quiet" icon={<FilterIcon small />} popoverTarget={rail}>
        Filters
        {applied.length > 0 && (
          <>
            {' '}
            <span className="sf-count">{applied.length}</span>
            <span className="sf-hidden"> on</span>
          </>
        )}
      </Button>
      {/* A select that the browser restores on Back would be submitted again. */}
      <form className={styles.sort} method="get" action={path} autoComplete="off">
        {listingFields({ ...query, sort: 'featured' }).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <label className={styles.select}>
          <span className="sf-hidden">Sort by</span>
          <select id="sort" name="sort" defaultValue={query.sort} onChange={(event) => submitFrom(event.currentTarget)}>
            {Object.entries({ ...sorts, featured: usual }).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
          <ChevronDownIcon small />
        </label>
        <noscript>
          <Button type="submit" kind="quiet">
            Sort
          </Button>
        </noscript>
      </form>
      {applied.length > 0 && (
        <ul className={styles.applied} aria-label="Active filters">
          {applied.map(({ words, href }) => (
            <li key={words}>
              <AppliedChip href={href}>{words}</AppliedChip>
            </li>
          ))}
          <li>
            <a className="sf-link" href={path}>
              Clear all
            </a>
          </li>
        </ul>
      )}
    </div>
  );
}

/** '25–48 of 132', or the count when one page shows them all. */
function rangeText({ total, limit, items, query: { page } }: Listing): string {
  if (total <= limit || items.length === 0) return countText(total, 'item');
  const first = (page - 1) * limit + 1;
  return `${first}–${first + items.length - 1} of ${total}`;
}
