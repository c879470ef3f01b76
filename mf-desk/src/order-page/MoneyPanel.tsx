import type { Order } from '@storefront/api/entities/order';
import type { MoneyOptions } from '@storefront/money/currency-format';
import { formatMoney } from '@storefront/money/format-money';
import layout from '../frame/Layout.module.css';
import styles from './MoneyPanel.module.css';

/** What the shopper agreed to, what it costs now, and what was given back. */
export function MoneyPanel({ order, money }: { order: Order; money: MoneyOptions }) {
  const { total, agreedTotal, totals, refunds = [], payment } = order;
  const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const amount = (minor: number) => formatMoney(minor, money);
  return (
    <section className={layout.panel} aria-label="Money">
      <dl className={styles.amounts}>
        <div>
          <dt>Agreed</dt>
          <dd>{amount(agreedTotal ?? total)}</dd>
        </div>
        <div>
          <dt>{agreedTotal == null ? 'To pay' : 'Picked'}</dt>
          <dd>{amount(total)}</dd>
          <dd className={styles.note}>
            Goods {amount(totals.items - totals.discount)}, delivery {amount(totals.deliveryFee)}
            {totals.tip > 0 && `, tip ${amount(totals.tip)}`}
          </dd>
        </div>
        {refunded > 0 && (
          <div>
            <dt>Refunded</dt>
            <dd>{amount(refunded)}</dd>
            <dd className={styles.note}>{refunds.map(({ reason }) => reason).join(', ')}</dd>
          </div>
        )}
        {payment && (
          <div>
            <dt>Payment</dt>
            <dd>{payment.card ? `Card ${payment.card.lastFour}` : payment.method.replaceAll('_', ' ')}</dd>
            <dd className={styles.note}>{payment.state.replaceAll('_', ' ')}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
