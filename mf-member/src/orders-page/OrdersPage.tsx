import { useStore } from '@nanostores/react';
import { shared } from '@storefront/bus/bus';
import { countText } from '@storefront/messages/count-text';
import { orderUnavailable } from '@storefront/messages/orders';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { urlTo } from '@storefront/routes/url-to';
import { EmptyState } from '@storefront/ui/empty-state';
import { BagIcon } from '@storefront/ui/icons/bag';
import { LinkButton } from '@storefront/ui/link-button';
import { useCallback } from 'react';
import { AccountFrame } from '../account-frame/AccountFrame';
import { ReadPart } from '../read/ReadPart';
import { type MemberRead, readAsMember } from '../read/read-as-member';
import { DaysFilter } from './DaysFilter';
import { OrderRows } from './OrderRows';
import styles from './OrdersPage.module.css';
import { Pager } from './Pager';
import { type OrderDays, type OrderList, readOrders } from './read-orders';

interface OrdersPageProps {
  readonly first: MemberRead<OrderList>;
  readonly page: number;
  readonly days: OrderDays;
}

/** The member's orders of some days, or all, paginated. */
export function OrdersPage({ first, page, days }: OrdersPageProps) {
  const { api } = usePageContext();
  const { dateFrom, dateTo } = days;
  const isFiltered = dateFrom !== undefined || dateTo !== undefined;
  const store = useStore(shared.store);
  const [reading, again] = useRead(
    useCallback(
      () => readAsMember(() => readOrders(api, { page, ...(dateFrom && { dateFrom }), ...(dateTo && { dateTo }) })),
      [api, page, dateFrom, dateTo],
    ),
    first,
  );
  const total = reading.kind === 'read' ? reading.data.total : 0;
  return (
    <AccountFrame section="orders" title="Your orders" note={total ? countText(total, 'order') : undefined}>
      <ReadPart reading={reading} failure={orderUnavailable} onRetry={again}>
        {({ orders, pages }) => (
          <>
            {(isFiltered || total > 0) && <DaysFilter key={`${dateFrom} ${dateTo}`} days={days} />}
            {orders.length ? (
              <>
                <div className={styles.list}>
                  <OrderRows orders={orders} />
                </div>
                <Pager page={page} pages={pages} days={days} />
              </>
            ) : total ? (
              <EmptyState
                title="There are no orders on this page"
                art={<BagIcon />}
                action={<LinkButton href={urlTo('member-orders')}>See your newest orders</LinkButton>}
              />
            ) : isFiltered ? (
              <EmptyState
                title="No orders on these days"
                art={<BagIcon />}
                action={<LinkButton href={urlTo('member-orders')}>See all orders</LinkButton>}
              />
            ) : (
              <EmptyState
                title="No orders yet"
                art={<BagIcon />}
                action={
                  <LinkButton href={store ? urlTo('stores-storeSlug', { storeSlug: store.slug }) : urlTo('index')}>
                    Start shopping
                  </LinkButton>
                }
              >
                <p>Your first one will appear here, ready to order again.</p>
              </EmptyState>
            )}
          </>
        )}
      </ReadPart>
    </AccountFrame>
  );
}
