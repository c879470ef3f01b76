import type { FollowedOrder } from '@storefront/api/entities/followed-order';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useEffect, useState } from 'react';
import { isTracked } from '../order/order-state.model';

/** Whether this browser placed the order of a link and may see where its driver is. */
export function useOwnOrder(order: FollowedOrder | undefined): boolean {
  const { api } = usePageContext();
  const [own, setOwn] = useState<string>();
  const number = order && isTracked(order) ? order.businessOrderId : undefined;
  useEffect(() => {
    if (!number) return;
    let isLeft = false;
    // A failure means the same as a refusal: the link's own view stays.
    api.call('POST /checkout/driver-location', { body: { businessOrderId: number } }).then(
      ({ ok }) => !isLeft && ok && setOwn(number),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [api, number]);
  return number !== undefined && own === number;
}
