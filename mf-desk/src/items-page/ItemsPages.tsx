import { Stepped } from '../pieces/Stepped';
import styles from './Items.module.css';
import { type ItemsQuery, itemsPath } from './items-path';
import type { ItemsFound } from './read-items';

export interface ItemsPagesProps {
  readonly query: ItemsQuery;
  readonly found: ItemsFound;
  readonly totals: ItemsFound['totals'];
}

/** Which items of how many are shown, and the pages beside them. */
export function ItemsPages({ query, found: { page, limit, items }, totals }: ItemsPagesProps) {
  const total = totals[query.filter];
  const first = (page - 1) * limit + 1;
  const step = (label: string, to: number) => ({ label, href: itemsPath({ ...query, page: to }) });
  return (
    <div className={styles.pages}>
      <Stepped
        label="Pages"
        before={page > 1 ? step('Page before', page - 1) : undefined}
        after={page * limit < total ? step('Next page', page + 1) : undefined}
      >
        {first.toLocaleString('en-GB')}–{(first + items.length - 1).toLocaleString('en-GB')} of{' '}
        {total.toLocaleString('en-GB')}
      </Stepped>
    </div>
  );
}
