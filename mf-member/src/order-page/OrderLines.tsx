import type { Order } from '@storefront/api/entities/order';
import { optionsText } from '@storefront/messages/option-text';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Picture } from '@storefront/ui/picture';
import { lineNotes, outcomeNotes } from './line-notes';
import styles from './OrderPage.module.css';

/** The ordered items at their prices of that time. */
export function OrderLines({ lines }: Pick<Order, 'lines'>) {
  const { business } = usePageContext();
  const money = { currency: business.currency };
  return (
    <ul className={styles.lines}>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an order does not change, and may hold one item twice
        <li key={at} className={styles.line}>
          <div className={styles.picture}>
            <Picture images={line.images} size={64} />
          </div>
          <div>
            <h3 className={styles.name}>{line.name}</h3>
            {line.options.length > 0 && <p className="sf-muted sf-small">{optionsText(line.options)}</p>}
            <p className="sf-muted sf-small">
              {line.quantity} × {formatMoney(line.unitTotal, money)}
            </p>
            {outcomeNotes(line, (minor) => formatMoney(minor, money)).map((note) => (
              <p key={note} className="sf-small">
                {note}
              </p>
            ))}
            {lineNotes(line).map((note) => (
              <p key={note} className="sf-muted sf-small">
                {note}
              </p>
            ))}
          </div>
          <p className={styles.price}>{formatMoney(line.lineTotal, money)}</p>
        </li>
      ))}
    </ul>
  );
}
