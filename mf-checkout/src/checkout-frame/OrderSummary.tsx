import { currentTime } from '@storefront/bus/current-time';
import type { SlotState } from '@storefront/bus/state.types';
import { slotDayLabel } from '@storefront/dates/plain';
import { countText } from '@storefront/messages/count-text';
import { estimateText } from '@storefront/messages/estimate-text';
import { optionsText } from '@storefront/messages/option-text';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Panel } from '@storefront/ui/panel';
import { Picture } from '@storefront/ui/picture';
import { findOrderLayout } from '@storefront/ui/themes/order-layout';
import { Totals } from '@storefront/ui/totals';
import type { CheckoutData } from '../steps/checkout-data';
import styles from './CheckoutFrame.module.css';
import { differenceText } from './difference-text';
import { totalsRows } from './totals-rows';

/** Items, store, slot and totals. */
export function OrderSummary({ data, slot }: { data: CheckoutData; slot: SlotState | null }) {
  const { business } = usePageContext();
  const { basket, store } = data;
  const { totals } = basket;
  const isRuled = findOrderLayout(business.brand).checkout === 'ruled';
  const delivery = basket.fulfilmentMethod === 'delivery';
  return (
    <Panel title={isRuled ? countText(basket.itemCount, 'item') : 'Your order'}>
      <div className={styles.summary}>
        <p className={styles.when}>
          <span>
            <b>{delivery ? `Delivery from ${store.name}` : `Collect from ${store.name}`}</b>
            <span className="sf-muted">
              {slot ? slotDayLabel(new Date(slot.startsAt), new Date(slot.endsAt), currentTime()) : 'No time chosen'}
            </span>
          </span>
        </p>
        {basket.amends && (
          <p data-order-change>
            This changes order <b>{basket.amends.businessOrderId}</b>, which stays as it is until you confirm the
            change.
          </p>
        )}
        <ul className={styles.lines}>
          {basket.lines.map(({ basketLineId, quantity, menuItem, options, available, lineTotal }) => (
            <li key={basketLineId} className={isRuled ? styles.pictured : undefined}>
              {isRuled && <Picture images={menuItem.images} tint={menuItem.aisleSlug} size={48} />}
              <span>
                {quantity} × {menuItem.name}
                {options.length > 0 && <small className="sf-muted"> {optionsText(options)}</small>}
                {!available && <b> Not included</b>}
                {available && menuItem.typicalGrams ? (
                  <small className="sf-muted">
                    {' '}
                    {estimateText(
                      menuItem.typicalGrams * quantity,
                      formatMoney(lineTotal, { currency: business.currency }),
                    )}
                  </small>
                ) : null}
              </span>
              {isRuled && available && (
                <span className="sf-num">{formatMoney(lineTotal, { currency: business.currency })}</span>
              )}
            </li>
          ))}
        </ul>
        <Totals currency={business.currency} rows={totalsRows(totals, basket.fulfilmentMethod)} />
        {typeof basket.amends?.total === 'number' && (
          <Totals
            currency={business.currency}
            rows={[
              { label: 'Before the change', amount: basket.amends.total },
              { label: 'Now', amount: totals.total },
              {
                label: 'Difference',
                amount: differenceText(basket.amends.total, totals.total, business.currency),
                kind: 'total',
              },
            ]}
          />
        )}
      </div>
    </Panel>
  );
}
