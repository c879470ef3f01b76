import type { StoreState } from '@storefront/bus/state.types';
import { ChevronRightIcon } from '@storefront/ui/icons/chevron-right';
import { TagIcon } from '@storefront/ui/icons/tag';
import type { DealLink } from '../deals/deal-link';
import { dealUrl } from '../item-card/item-url';
import styles from './DealNotes.module.css';

/** The deals that an item takes part in, each leading to where it is explained. */
export function DealNotes({ deals, store }: { deals: readonly DealLink[]; store: StoreState }) {
  if (deals.length === 0) return null;
  return (
    <ul className={styles.deals} aria-label="Deals with this item">
      {deals.map((deal) => (
        <li key={deal.slug}>
          <a href={dealUrl(store, deal.slug)}>
            <TagIcon />
            <span>
              <strong>{deal.text}</strong> {deal.name}
              {deal.until && <small>{deal.until}</small>}
            </span>
            <ChevronRightIcon small />
          </a>
        </li>
      ))}
    </ul>
  );
}
