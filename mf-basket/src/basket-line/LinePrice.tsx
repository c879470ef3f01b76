import type { BasketLine } from '@storefront/api/entities/basket';
import { formatMoney } from '@storefront/money/format-money';
import styles from './BasketLine.module.css';

/** What a line costs, and what it saves. */
export function LinePrice({ line, currency }: { line: BasketLine; currency: string }) {
  const money = { currency };
  return (
    <p className={styles.price}>
      {line.available ? formatMoney(line.lineTotal, money) : 'Not included'}
      {line.lineSaving > 0 && <small>You save {formatMoney(line.lineSaving, money)}</small>}
    </p>
  );
}
