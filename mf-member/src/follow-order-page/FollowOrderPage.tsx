import { useStore } from '@nanostores/react';
import type { FollowedOrder } from '@storefront/api/entities/followed-order';
import { serverClockOffset } from '@storefront/bus/bus';
import { orderUnavailable } from '@storefront/messages/orders';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { useCallback } from 'react';
import { useOrderUpdates } from '../live-order/use-order-updates';
import { ReadPart } from '../read/ReadPart';
import { type MemberRead, readAsMember } from '../read/read-as-member';
import { FollowedOrderView } from './FollowedOrderView';
import { FollowOrderLayout } from './FollowOrderLayout';
import { readFollowedOrder } from './read-followed-order';

/** A guest's order by the signed link of its mails: its state as it changes, without a log-in. */
export function FollowOrderPage({ first, token }: { first: MemberRead<FollowedOrder | undefined>; token: string }) {
  const { api, business } = usePageContext();
  const now = Date.now() + useStore(serverClockOffset);
  const [reading, again] = useRead(
    useCallback(() => readAsMember(() => readFollowedOrder(api, token)), [api, token]),
    first,
  );
  const order = reading.kind === 'read' ? reading.data : undefined;
  const stream = `/${business.locale}/api/checkout/followed-order-stream?token=${encodeURIComponent(token)}`;
  useOrderUpdates(order, again, stream);
  return (
    <FollowOrderLayout order={order}>
      <ReadPart reading={reading} failure={orderUnavailable} onRetry={again}>
        {(found) => <FollowedOrderView order={found} now={now} currency={business.currency} />}
      </ReadPart>
    </FollowOrderLayout>
  );
}
