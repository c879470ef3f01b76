import type { Order } from '@storefront/api/entities/order';
import type { MoneyOptions } from '@storefront/money/currency-format';
import { formatMoney } from '@storefront/money/format-money';
import { Picture } from '@storefront/ui/picture';
import layout from '../frame/Layout.module.css';
import styles from './LinesTable.module.css';
import { lineOutcome, wishText } from './line-outcome';

/** The lines of an order: what was asked, with wish and note, and what became of it. */
export function LinesTable({ lines, money }: { lines: Order['lines']; money: MoneyOptions }) {
  return (
    <section className={layout.panel} aria-label="Lines">
      <h2>
        Lines <span>{lines.length} asked</span>
      </h2>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">Item and wish</th>
            <th scope="col" className={styles.number}>
              Asked
            </th>
            <th scope="col">Outcome</th>
            <th scope="col" className={styles.number}>
              Charged
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const { kind, text } = lineOutcome(line);
            return (
              <tr key={line.lineId ?? line.menuItemId}>
                <th scope="row">
                  <span className={styles.item}>
                    <Picture images={line.images} size={40} />
                    <span>
                      {line.name}
                      {line.instructions && <em>“{line.instructions}”</em>}
                      <small>{wishText(line)}</small>
                      {line.substituted && (
                        <small>
                          In its place: {line.substituted.quantity} × {line.substituted.name}
                        </small>
                      )}
                    </span>
                  </span>
                </th>
                <td className={styles.number}>{line.quantity}</td>
                <td>
                  <span className={styles.outcome} data-kind={kind}>
                    {text}
                  </span>
                  {(line.refundedQuantity ?? 0) > 0 && <small>{line.refundedQuantity} refunded</small>}
                </td>
                <td className={styles.number}>{formatMoney(line.lineTotal, money)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
