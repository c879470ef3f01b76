import { useStore } from '@nanostores/react';
import { shared } from '@storefront/bus/bus';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { ProgressBar } from '@storefront/ui/progress-bar';
import styles from './DealPage.module.css';
import type { DealData } from './deal-data';
import { dealProgress } from './deal-progress';

/** How many of a deal's items are in the basket, if a quantity is required. */
export function DealProgress({ data: { deal, sections, store } }: { data: DealData }) {
  const basket = useStore(shared.basket);
  const { business } = usePageContext();
  const needed = deal.quantity ?? sections.reduce((sum, section) => sum + section.quantity, 0);
  if (needed < 2) return null;
  const ids = new Set(sections.flatMap(({ items }) => items.map(({ id }) => id)));
  const lines = basket?.storeId === store.id ? basket.lines : [];
  const count = lines.reduce((sum, line) => (ids.has(line.menuItemId) ? sum + line.quantity : sum), 0);
  const state = basket?.storeId === store.id ? basket.deals.find(({ dealId }) => dealId === deal.id) : undefined;
  const money = (amount: number) => formatMoney(amount, { currency: business.currency });
  const { value, words } = dealProgress(state, count, needed, deal.text, money);
  return (
    <div className={styles.progress}>
      <ProgressBar
        label={deal.name}
        value={value}
        maximum={needed}
        valueText={`${count} of ${needed} in your basket`}
        end={`${count} in your basket`}
      >
        {words}
      </ProgressBar>
    </div>
  );
}
