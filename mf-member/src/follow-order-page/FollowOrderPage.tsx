import type { FollowedOrder } from '@storefront/api/entities/followed-order';
import type { OrderUpdate } from '@storefront/api/entities/order-update';
import { orderUnavailable } from '@storefront/messages/orders';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { useCallback } from 'react';
import { DriverTracking } from '../driver-tracking/DriverTracking';
import { useNow } from '../live-order/use-now';
import { useOrderUpdates } from '../live-order/use-order-updates';
import { ReadPart } from '../read/ReadPart';
import { type MemberRead, readAsMember } from '../read/read-as-member';
import { FollowedOrderView } from './FollowedOrderView';
import { FollowedReview } from './FollowedReview';
import { FollowOrderLayout } from './FollowOrderLayout';
import { readFollowedOrder } from './read-followed-order';

/** The order with the latest news of the driver. */
function withNews(order: FollowedOrder, update: OrderUpdate | undefined): FollowedOrder {
  if (update?.estimatedArrival === undefined) return order;
  const { estimatedArrival, updatedAt, firstName, stopsBefore } = update;
  return { ...order, driver: { estimatedArrival, updatedAt, firstName, stopsBefore } };
}

/** A guest's order by the signed link of its mails: its state as it changes, without a log-in. */
export function FollowOrderPage({ first, token }: { first: MemberRead<FollowedOrder | undefined>; token: string }) {
  const { api, business } = usePageContext();
  const now = useNow();
  const [reading, again] = useRead(
    useCallback(() => readAsMember(() => readFollowedOrder(api, token)), [api, token]),
    first,
  );
  const order = reading.kind === 'read' ? reading.data : undefined;
  const stream = `/${business.locale}/api/checkout/followed-order-stream?token=${encodeURIComponent(token)}`;
  const isOwn = Boolean(order?.own);
  const update = useOrderUpdates(order, again, isOwn ? undefined : stream);
  const followed = order && withNews(order, update);
  return (
    <FollowOrderLayout order={order}>
      <ReadPart reading={reading} failure={orderUnavailable} onRetry={again}>
        {() => (
          <FollowedOrderView
            order={followed}
            token={token}
            review={followed && <FollowedReview order={followed} token={token} />}
            now={now}
            currency={business.currency}
            onChange={again}
            {...(isOwn && order && { map: <DriverTracking order={order} now={now} driver={update?.driver} /> })}
          />
        )}
      </ReadPart>
    </FollowOrderLayout>
  );
}
