import type { LoyaltyEntry, LoyaltyProgress } from '@storefront/api/entities/loyalty';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Panel } from '@storefront/ui/panel';
import { findOrderLayout } from '@storefront/ui/themes/order-layout';
import { pastDate } from '../order/placed-date';
import styles from './LoyaltyPage.module.css';
import { countOf, entryWords } from './progress-words';

interface EntryListProps {
  readonly kind: LoyaltyProgress['kind'];
  readonly entries: readonly LoyaltyEntry[];
}

/** The latest movements of points. */
export function EntryList({ kind, entries }: EntryListProps) {
  const { orderDates } = findOrderLayout(usePageContext().business.brand);
  if (entries.length === 0) return null;
  return (
    <Panel title="How you earned them">
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={`${entry.at} ${entry.kind} ${entry.businessOrderId}`}>
            <span>
              {entryWords(entry)}
              <span className="sf-muted">, {pastDate(entry.at, orderDates)}</span>
            </span>
            <strong>
              {entry.points > 0 ? '+' : '−'}
              {countOf(kind, Math.abs(entry.points))}
            </strong>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
