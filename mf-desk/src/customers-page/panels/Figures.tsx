import type { Customer } from '@storefront/api/entities/desk/customer';
import { countText } from '@storefront/messages/count-text';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import styles from './panels.module.css';

/** What the person ordered and was given back, in three figures. */
export function Figures({ customer: { figures } }: { customer: Customer }) {
  const { business } = usePageContext();
  const money = (minor: number) => formatMoney(minor, { currency: business.currency });
  const { orders, cancelled, average, refunded, refunds } = figures;
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{cancelled > 0 ? `orders, ${cancelled} cancelled` : 'orders'}</dt>
        <dd>{orders}</dd>
      </div>
      <div>
        <dt>each on average</dt>
        <dd>{average === null ? '–' : money(average)}</dd>
      </div>
      <div>
        <dt>refunded in 90 days{refunds > 0 && `, ${countText(refunds, 'time')}`}</dt>
        <dd>{money(refunded)}</dd>
      </div>
    </dl>
  );
}
