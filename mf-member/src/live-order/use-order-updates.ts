import type { Order } from '@storefront/api/entities/order';
import type { OrderUpdate } from '@storefront/api/entities/order-update';
import { followEvents } from '@storefront/remote-kit/follow-events';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useEffect, useRef, useState } from 'react';
import { isUnderWay } from '../order/order-state.model';

type FollowableOrder = Pick<Order, 'businessOrderId' | 'status' | 'fulfilmentMethod'>;

/** A delivery that failed may be tried again. */
const mayChange = (order: FollowableOrder): boolean => isUnderWay(order) || order.status === 'unable_to_deliver';

/**
 * The updates of an order as long as it can change by itself.
 * @param read reads the order again, when an update says more than the order
 * @param stream the URL of its events; without it, those of the shopper's own order
 */
export function useOrderUpdates(
  order: FollowableOrder | undefined,
  read: () => void,
  stream?: string,
): OrderUpdate | undefined {
  const { locale } = usePageContext().business;
  const [update, setUpdate] = useState<OrderUpdate>();
  const shown = useRef(order?.status);
  shown.current = order?.status;
  const number = order && mayChange(order) ? order.businessOrderId : undefined;
  useEffect(() => {
    if (!number) return;
    let version: number | undefined;
    return followEvents<OrderUpdate>({
      url: stream ?? `/${locale}/api/checkout/order-stream?businessOrderId=${encodeURIComponent(number)}`,
      read,
      onUpdate: (next) => {
        setUpdate(next);
        if (next.status !== shown.current || (version !== undefined && next.version !== version)) read();
        version = next.version;
      },
    });
  }, [number, locale, read, stream]);
  return update;
}
