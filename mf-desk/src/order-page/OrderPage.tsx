import type { OperatorRole } from '@storefront/api/entities/operator';
import type { Order } from '@storefront/api/entities/order';
import { currentTime } from '@storefront/bus/current-time';
import { dayLabel, slotLabel } from '@storefront/dates/plain';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useState } from 'react';
import { DeskFrame } from '../frame/DeskFrame';
import layout from '../frame/Layout.module.css';
import { deskPaths } from '../navigation/desk-paths';
import { ChangePanel } from './ChangePanel';
import { History } from './History';
import { LinesTable } from './LinesTable';
import { MailsPanel } from './MailsPanel';
import { MoneyPanel } from './MoneyPanel';
import { MovesPanel } from './MovesPanel';
import styles from './OrderPage.module.css';
import { RefundPanel } from './RefundPanel';
import type { OrderRead } from './read-order';
import { SafePlacePanel } from './SafePlacePanel';
import { ShopperPanel } from './ShopperPanel';
import { StatusChip } from './StatusChip';

/** The roles of the operation. */
const SEES_PICTURES: readonly OperatorRole[] = ['driver', 'support', 'manager'];

/** Everything about one order, and what this operator can do with it. */
export function OrderPage({ data: { visit, order: first } }: { data: OrderRead }) {
  const { business } = usePageContext();
  const [order, setOrder] = useState(first);
  const { role, worksInAllStores, handheld } = visit.operator;
  // Money and mails need a password.
  const hasPinOnly = handheld !== undefined;
  const helpsPeople = role === 'support' || role === 'manager' || role === 'administrator';
  const money = { currency: order.currency ?? business.currency };
  return (
    <DeskFrame visit={visit} section="orders">
      <nav aria-label="Breadcrumb">
        <a href={deskPaths.orders}>Orders</a>
      </nav>
      <div className={layout.head}>
        <h1>Order {order.businessOrderId}</h1>
        <StatusChip status={order.status} method={order.fulfilmentMethod} />
        <p className="sf-muted">{headline(order)}</p>
      </div>
      <div className={layout.columns}>
        <div className={styles.main}>
          <MoneyPanel order={order} money={money} />
          <LinesTable lines={order.lines} money={money} />
        </div>
        <div className={styles.side}>
          <ShopperPanel order={order} opensPerson={worksInAllStores && helpsPeople} />
          {worksInAllStores && helpsPeople && !hasPinOnly && order.isMembers && order.status === 'sent_to_store' && (
            <ChangePanel order={order} />
          )}
          <MovesPanel order={order} role={role} hasPinOnly={hasPinOnly} onMoved={setOrder} />
          {!hasPinOnly && (role === 'support' || role === 'manager') && order.payment && (
            <RefundPanel order={order} role={role} money={money} onRefunded={setOrder} />
          )}
          {order.status === 'delivered' && order.fulfilmentMethod === 'delivery' && SEES_PICTURES.includes(role) && (
            <SafePlacePanel businessOrderId={order.businessOrderId} />
          )}
          {helpsPeople && !hasPinOnly && <MailsPanel order={order} />}
          <History order={order} />
        </div>
      </div>
    </DeskFrame>
  );
}

/** 'Priya Nair, today, 5–6pm, delivery from Borough'. */
function headline({ contact, slotStartsAt, slotEndsAt, fulfilmentMethod, storeName }: Order): string {
  const when =
    slotStartsAt && slotEndsAt
      ? `, ${dayLabel(new Date(slotStartsAt), currentTime())}, ${slotLabel(new Date(slotStartsAt), new Date(slotEndsAt))}`
      : '';
  return `${contact.firstName} ${contact.lastName}${when}, ${fulfilmentMethod} from ${storeName}`;
}
