import type { OrderReceipt } from '@storefront/api/entities/order-receipt';
import { currentTime } from '@storefront/bus/current-time';
import { clockTime, slotDayLabel } from '@storefront/dates/plain';
import { countText } from '@storefront/messages/count-text';
import { estimateText } from '@storefront/messages/estimate-text';
import { optionsText } from '@storefront/messages/option-text';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Panel } from '@storefront/ui/panel';
import { Totals } from '@storefront/ui/totals';
import { totalsRows } from '../checkout-frame/totals-rows';
import styles from './SuccessPage.module.css';

/** When and where the order comes or is collected, what to bring, its items and its totals. */
export function Receipt({ receipt }: { receipt: OrderReceipt }) {
  const { business } = usePageContext();
  const { currency } = business;
  const { fulfilmentMethod, slotStartsAt, slotEndsAt, storeName, storeAddress, storeHours, lines, totals } = receipt;
  const isDelivery = fulfilmentMethod === 'delivery';
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Panel title={isDelivery ? `Delivery from ${storeName}` : `Collect from ${storeName}`}>
      <div className={styles.receipt}>
        <p>
          {slotStartsAt && slotEndsAt && (
            <b>{slotDayLabel(new Date(slotStartsAt), new Date(slotEndsAt), currentTime())}</b>
          )}
          {!isDelivery && (
            <span className="sf-muted">
              {storeAddress}
              {storeHours && ` · Open ${clockTime(storeHours.opens)} to ${clockTime(storeHours.closes)}`}
            </span>
          )}
          {!isDelivery && <span>Bring your order number.</span>}
        </p>
        <details>
          <summary>{countText(count, 'item')}</summary>
          <ul className={styles.lines}>
            {lines.map(({ name, options = [], quantity, lineTotal, estimatedGrams }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a placed order do not change
              <li key={at}>
                <span>
                  {quantity} × {name}
                  {options.length > 0 && <small className="sf-muted"> {optionsText(options)}</small>}
                  {estimatedGrams !== undefined && (
                    <small className="sf-muted">
                      {' '}
                      {estimateText(estimatedGrams, formatMoney(lineTotal, { currency }))}
                    </small>
                  )}
                </span>
                <span className="sf-num">{formatMoney(lineTotal, { currency })}</span>
              </li>
            ))}
          </ul>
        </details>
        <Totals currency={currency} rows={totalsRows(totals, fulfilmentMethod)} />
      </div>
    </Panel>
  );
}
