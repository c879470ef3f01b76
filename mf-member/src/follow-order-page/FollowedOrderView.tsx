import type { FollowedOrder } from '@storefront/api/entities/followed-order';
import { countText } from '@storefront/messages/count-text';
import { urlTo } from '@storefront/routes/url-to';
import { Panel } from '@storefront/ui/panel';
import { Totals } from '@storefront/ui/totals';
import type { ReactNode } from 'react';
import { ComplaintPanel } from '../complaint/ComplaintPanel';
import { DriverApproach } from '../driver-tracking/DriverApproach';
import { LateCollection } from '../driver-tracking/LateCollection';
import { CollectionPlace } from '../order/CollectionPlace';
import { isTracked, isUnderWay } from '../order/order-state.model';
import { CancelOrder } from '../order-page/CancelOrder';
import { ChangeOrder } from '../order-page/ChangeOrder';
import { OrderLines } from '../order-page/OrderLines';
import styles from '../order-page/OrderPage.module.css';
import { OrderStatusPanel } from '../order-page/OrderStatusPanel';
import { orderTotalsRows } from '../order-page/order-totals-rows';
import { ReplacedOrder } from '../order-page/ReplacedOrder';
import { SafePlacePhoto } from '../order-page/SafePlacePhoto';
import { InvalidOrderLink } from './InvalidOrderLink';

interface FollowedOrderViewProps {
  /** Undefined when the link does not work. */
  readonly order: FollowedOrder | undefined;
  readonly token: string;
  readonly now: number;
  readonly currency: string;
  /** The driver's map, in the browser that placed the order; others see when the driver arrives. */
  readonly map?: ReactNode;
  /** The order's review; before scripts it is left out. */
  readonly review?: ReactNode;
  /** Reads the order again; without it, as before scripts, the order cannot be changed here. */
  readonly onChange?: () => void;
}

/**
 * The order of a guest's link: progress, items and total, or that the link does not work. The guest who placed it can
 * change and cancel it here.
 */
export function FollowedOrderView({ order, token, now, currency, map, review, onChange }: FollowedOrderViewProps) {
  if (!order) return <InvalidOrderLink />;
  const { own } = order;
  return (
    <div className={styles.order}>
      {isTracked(order) && (
        <div className={styles.wide}>{map ?? <DriverApproach order={order} driver={order.driver} now={now} />}</div>
      )}
      <LateCollection order={order} now={now} />
      {own?.replacedBy && (
        <ReplacedOrder businessOrderId={own.replacedBy.businessOrderId} href={own.replacedBy.followPath} />
      )}
      <OrderStatusPanel order={order} now={now} />
      <section className={styles.items} aria-label="Items">
        <h2>{countText(order.itemCount, 'item')}</h2>
        <OrderLines lines={order.lines} />
      </section>
      <div className={styles.side}>
        {own && onChange && <SafePlacePhoto order={order} />}
        {order.fulfilmentMethod === 'collection' && isUnderWay(order) && (
          <Panel title="Where to collect it">
            <dl className={styles.facts}>
              <div>
                <dt>{order.storeName}</dt>
                <CollectionPlace place={order} />
              </div>
            </dl>
          </Panel>
        )}
        <Panel title="Total">
          <div className="sf-stack">
            <Totals rows={orderTotalsRows(order)} currency={currency} />
            {own && onChange && (
              <>
                <ChangeOrder order={own} now={now} onRefusal={onChange} />
                <CancelOrder order={{ ...own, businessOrderId: order.businessOrderId }} now={now} onAnswer={onChange} />
              </>
            )}
          </div>
        </Panel>
        <ComplaintPanel order={order} href={urlTo('follow-order-token-problem', { token })} />
        {review}
      </div>
    </div>
  );
}
