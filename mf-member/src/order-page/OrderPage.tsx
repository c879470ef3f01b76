import type { Order } from '@storefront/api/entities/order';
import { orderNotFound, orderUnavailable } from '@storefront/messages/orders';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { urlTo } from '@storefront/routes/url-to';
import { EmptyState } from '@storefront/ui/empty-state';
import { BagIcon } from '@storefront/ui/icons/bag';
import { ChevronLeftIcon } from '@storefront/ui/icons/chevron-left';
import { LinkButton } from '@storefront/ui/link-button';
import { TextLink } from '@storefront/ui/text-link';
import { useCallback } from 'react';
import { AccountFrame } from '../account-frame/AccountFrame';
import { useNow } from '../live-order/use-now';
import { useOrderUpdates } from '../live-order/use-order-updates';
import { ReadPart } from '../read/ReadPart';
import { type MemberRead, readAsMember } from '../read/read-as-member';
import { OrderView } from './OrderView';
import { readOrder } from './read-order';

/** One order of the member. Another member's order and an unknown one look the same: not found. */
export function OrderPage({ first, orderId }: { first: MemberRead<Order | undefined>; orderId: string }) {
  const { api } = usePageContext();
  const now = useNow();
  const [reading, again] = useRead(
    useCallback(() => readAsMember(() => readOrder(api, orderId)), [api, orderId]),
    first,
  );
  const order = reading.kind === 'read' ? reading.data : undefined;
  const update = useOrderUpdates(order, again);
  return (
    <AccountFrame
      section="orders"
      title={order ? `Order ${order.businessOrderId}` : 'Order'}
      end={
        <TextLink href={urlTo('member-orders')}>
          <ChevronLeftIcon small /> All orders
        </TextLink>
      }
    >
      <ReadPart reading={reading} failure={orderUnavailable} onRetry={again}>
        {(found) =>
          found ? (
            <OrderView order={found} now={now} driver={update?.driver} onChange={again} />
          ) : (
            <EmptyState
              title={orderNotFound}
              art={<BagIcon />}
              action={<LinkButton href={urlTo('member-orders')}>See your orders</LinkButton>}
            />
          )
        }
      </ReadPart>
    </AccountFrame>
  );
}
