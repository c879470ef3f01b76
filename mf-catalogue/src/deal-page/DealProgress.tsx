import { useStore } from '@nanostores/react';
import { shared } from '@storefront/bus/bus';
import { ProgressBar } from '@storefront/ui/progress-bar';
import styles from './DealPage.module.css';
import type { DealData } from './deal-data';

/** How many of a deal's items are in the basket, if a quantity is required. */
export function DealProgress({ data: { deal, sections, store } }: { data: DealData }) {
  const basket = useStore(shared.basket);
  const needed = deal.quantity ?? sections.reduce((sum, section) => sum + section.quantity, 0);
  if (needed < 2) return null;
  const ids = new Set(sections.flatMap(({ items }) => items.map(({ id }) => id)));
  const lines = basket?.storeId === store.id ? basket.lines : [];
  const count = lines.reduce((sum, line) => (ids.has(line.menuItemId) ? sum + line.quantity : sum), 0);
  const missing = needed - (count % needed || (count ? needed : 0));
  return (
    <div className={styles.progress}>
      <ProgressBar
        label={deal.name}
        value={needed - missing}
        maximum={needed}
        valueText={`${count} of ${needed} in your basket`}
        end={`${count} in your basket`}
      >
        {missing ? `Add ${missing} more: ${deal.text}` : `You have ${deal.text}`}
      </ProgressBar>
    </div>
  );
}
