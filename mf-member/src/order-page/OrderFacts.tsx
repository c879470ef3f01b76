import type { Order } from '@storefront/api/entities/order';
import { formatDate } from '@storefront/dates/format-date';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { TextLink } from '@storefront/ui/text-link';
import { findOrderLayout } from '@storefront/ui/themes/order-layout';
import { addressLines } from '../addresses-page/address.model';
import { CollectionPlace } from '../order/CollectionPlace';
import { isUnderWay } from '../order/order-state.model';
import { orderWhen } from '../order/order-when.model';
import { placedDayAndTime } from '../order/placed-date';
import styles from './OrderPage.module.css';
import { paymentText } from './payment-text';

/** Place, time, recipient and payment. */
export function OrderFacts({ order, now }: { order: Order; now: number }) {
  const { business } = usePageContext();
  const { contact, deliveryAddress, payment, instructions } = order;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{order.fulfilmentMethod === 'delivery' ? 'Delivery' : 'Collection'}</dt>
        <dd>{orderWhen(order, now)}</dd>
        <dd>{order.storeName}</dd>
        {order.fulfilmentMethod === 'collection' && isUnderWay(order) && <CollectionPlace place={order} />}
      </div>
      <div>
        <dt>Ordered</dt>
        <dd>
          <time dateTime={formatDate(order.placedAt, 'iso')}>
            {placedDayAndTime(order.placedAt, findOrderLayout(business.brand).orderDates)}
          </time>
        </dd>
        {order.replaces && (
          <dd>
            It replaces{' '}
            <TextLink href={urlTo('member-orders-orderId', { orderId: String(order.replaces.orderId) })}>
              order {order.replaces.businessOrderId}
            </TextLink>
          </dd>
        )}
      </div>
      {deliveryAddress && (
        <div>
          <dt>Address</dt>
          {addressLines(deliveryAddress).map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      )}
      <div>
        <dt>Contact</dt>
        <dd>
          {contact.firstName} {contact.lastName}
        </dd>
        <dd>{contact.email}</dd>
        <dd>{contact.phoneNumberDisplay ?? contact.phoneNumber}</dd>
      </div>
      {payment && (
        <div>
          <dt>Payment</dt>
          <dd>{paymentText(payment, formatMoney(payment.amount, { currency: business.currency }), order.status)}</dd>
        </div>
      )}
      {instructions && (
        <div>
          <dt>Instructions</dt>
          <dd>{instructions}</dd>
        </div>
      )}
    </dl>
  );
}
