import type { BasketLine } from '@storefront/api/entities/basket';
import { formatMoney } from '@storefront/money/format-money';
import styles from './BasketLine.module.css';
import { lineCharge } from './line-charge';

/** What a line costs, what it would cost without its offers, and the difference. */
export function LinePrice({ line, currency }: { line: BasketLine; currency: string }) {
  const money = { currency };
  if (!line.available) return <p className={styles.price}>Not included</p>;
  const saved = line.lineSaving + line.dealSaving;
  return (
    <p className={styles.price}>
      {saved > 0 && (
        <s className={styles.before}>
          <span className="sf-hidden">Without the offer </span>
          {formatMoney(line.lineTotal + line.lineSaving, money)}
        </s>
      )}
      <span className={saved > 0 ? styles.reduced : undefined}>{formatMoney(lineCharge(line), money)}</span>
      {saved > 0 && <small>You save {formatMoney(saved, money)}</small>}
    </p>
  );
}
