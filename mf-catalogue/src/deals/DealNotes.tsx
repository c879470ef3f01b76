import type { StoreState } from '@storefront/bus/state.types';
import { ChevronRightIcon } from '@storefront/ui/icons/chevron-right';
import { TagIcon } from '@storefront/ui/icons/tag';
import { dealUrl } from '../item-card/item-url';
import styles from './DealNotes.module.css';
import type { DealLink } from './deal-link';

interface DealNotesProps {
  readonly label: string;
  readonly deals: readonly DealLink[];
  readonly store: StoreState;
}

/** Deals as single lines with links to their pages. */
export function DealNotes({ label, deals, store }: DealNotesProps) {
  if (deals.length === 0) return null;
  return (
    <ul className={styles.deals} aria-label={label}>
      {deals.map((deal) => (
        <li key={deal.slug}>
          <a href={dealUrl(store, deal.slug)}>
            <TagIcon />
            <span>
              <strong>{deal.note}</strong>
              {deal.name}
              {deal.until && <small>{deal.until}</small>}
            </span>
            <ChevronRightIcon small />
          </a>
        </li>
      ))}
    </ul>
  );
}
