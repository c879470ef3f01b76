import type { DriverLocation } from '@storefront/api/entities/driver-location';
import type { Order } from '@storefront/api/entities/order';
import { dateLabel } from '@storefront/dates/plain';
import { countText } from '@storefront/messages/count-text';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { RefreshIcon } from '@storefront/ui/icons/refresh';
import { Notice } from '@storefront/ui/notice';
import { Panel } from '@storefront/ui/panel';
import { Totals } from '@storefront/ui/totals';
import { ComplaintPanel } from '../complaint/ComplaintPanel';
import { DriverTracking } from '../driver-tracking/DriverTracking';
import { LateCollection } from '../driver-tracking/LateCollection';
import { NewListForm } from '../lists-page/NewListForm';
import { isTracked } from '../order/order-state.model';
import { useReorder } from '../order/use-reorder';
import { OrderReview } from '../review/OrderReview';
import { CancelOrder } from './CancelOrder';
import { ChangeOrder } from './ChangeOrder';
import { OrderFacts } from './OrderFacts';
import { OrderLines } from './OrderLines';
import styles from './OrderPage.module.css';
import { OrderStatusPanel } from './OrderStatusPanel';
import { orderTotalsRows } from './order-totals-rows';
import { ReplacedOrder } from './ReplacedOrder';
import { SafePlacePhoto } from './SafePlacePhoto';

interface OrderViewProps {
  readonly order: Order;
  readonly now: number;
  /** The driver's latest position, as soon as there are news of the order. */
  readonly driver?: DriverLocation | null;
  /** Reads the order again, after the shopper has changed it. */
  readonly onChange: () => void;
}

/** A complete order: driver, progress, items and all details. */
export function OrderView({ order, now, driver, onChange }: OrderViewProps) {
  const { api, business } = usePageContext();
  const { orderAgain, pendingId, problem } = useReorder();
  return (
    <div className={styles.order}>
      {isTracked(order) && (
        <div className={styles.wide}>
          <DriverTracking order={order} now={now} driver={driver} />
        </div>
      )}
      <LateCollection order={order} now={now} />
      {order.replacedBy && (
        <ReplacedOrder
          businessOrderId={order.replacedBy.businessOrderId}
          href={urlTo('member-orders-orderId', { orderId: String(order.replacedBy.orderId) })}
        />
      )}
      <OrderStatusPanel order={order} now={now} />
      <section className={styles.items} aria-label="Items">
        <h2>{countText(order.itemCount, 'item')}</h2>
        <OrderLines lines={order.lines} />
      </section>
      <div className={styles.side}>
        <SafePlacePhoto order={order} />
        <Panel title="Total">
          <div className="sf-stack">
            <Totals rows={orderTotalsRows(order)} currency={business.currency} />
            {problem && (
              <Notice kind="danger" role="alert">
                {problem.message}
              </Notice>
            )}
            <Button
              wide
              big
              icon={<RefreshIcon />}
              busy={pendingId === order.orderId}
              onClick={() => void orderAgain(order.orderId)}
            >
              Order again
            </Button>
            <ChangeOrder order={order} now={now} onRefusal={onChange} />
            <CancelOrder order={order} now={now} onAnswer={onChange} />
          </div>
        </Panel>
        <ComplaintPanel
          order={order}
          href={urlTo('member-orders-orderId-problem', { orderId: String(order.orderId) })}
        />
        <div className={styles.review}>
          <OrderReview
            order={order}
            send={(review) => api.call('POST /member/review', { body: { orderId: order.orderId, ...review } })}
          />
        </div>
        <NewListForm orderId={order.orderId} suggested={`Order of ${dateLabel(new Date(order.placedAt))}`} />
        <Panel title="Details">
          <OrderFacts order={order} now={now} />
        </Panel>
      </div>
    </div>
  );
}
