import { ChipLink } from '@storefront/ui/chip';
import styles from './Items.module.css';
import { FILTERS, type ItemsQuery, itemsPath } from './items-path';
import type { ItemsFound } from './read-items';

/** The filters, each with how many items it leaves. */
export const FilterChips = ({ query, totals }: { query: ItemsQuery; totals: ItemsFound['totals'] }) => (
  <nav className={styles.chips} aria-label="Filters">
    {FILTERS.map(({ filter, label }) => (
      <ChipLink key={filter} href={itemsPath({ ...query, filter, page: 1 })} current={filter === query.filter}>
        {label} <span className={styles.count}>{totals[filter].toLocaleString('en-GB')}</span>
      </ChipLink>
    ))}
  </nav>
);
