import type { Order } from '@storefront/api/entities/order';
import type { OrderNews } from '@storefront/api/entities/order-news';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useEffect, useRef, useState } from 'react';
import { isUnderWay } from '../order/order-state.model';
import { followOrder } from './follow-order';

/** A delivery that failed may be tried again. */
const mayChange = (order: Order): boolean => isUnderWay(order) || order.status === 'unable_to_deliver';

/**
 * The news of an order as long as it can change by itself.
 * @param read reads the order again, when the news say more than the order
 */
export function useOrderNews(order: Order | undefined, read: () => void): OrderNews | undefined {
  const { locale } = usePageContext().business;
  const [news, setNews] = useState<OrderNews>();
  const shown = useRef(order?.status);
  shown.current = order?.status;
  const number = order && mayChange(order) ? order.businessOrderId : undefined;
  useEffect(() => {
    if (!number) return;
    let version: number | undefined;
    return followOrder({
      url: `/${locale}/api/checkout/order-stream?businessOrderId=${encodeURIComponent(number)}`,
      read,
      onNews: (told) => {
        setNews(told);
        if (told.status !== shown.current || (version !== undefined && told.version !== version)) read();
        version = told.version;
      },
    });
  }, [number, locale, read]);
  return news;
}
