import type { BasketLine } from '@storefront/api/entities/basket';
import { formatMoney } from '@storefront/money/format-money';
import styles from './BasketLine.module.css';
import { lineCharge } from './line-charge';

/** What a line costs with its deals, what it would cost without them, and what it saves. */
export function LinePrice({ line, currency }: { line: BasketLine; currency: string }) {
  const money = { currency };
  if (!line.available) return <p className={styles.price}>Not included</p>;
  const saved = line.lineSaving + line.dealSaving;
  return (
    <p className={styles.price}>
      {line.dealSaving > 0 && (
        <s className={styles.before}>
          <span className="sf-hidden">Without the offer </span>
          {formatMoney(line.lineTotal, money)}
        </s>
      )}
      <span className={line.dealSaving > 0 ? styles.reduced : undefined}>{formatMoney(lineCharge(line), money)}</span>
      {saved > 0 && <small>You save {formatMoney(saved, money)}</small>}
    </p>
  );
}
