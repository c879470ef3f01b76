import type { FollowedOrder } from '@storefront/api/entities/followed-order';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { lazy, Suspense } from 'react';
import { isUnderWay } from '../order/order-state.model';

// Most visits follow an order on its way, which has no form.
const OrderReview = lazy(async () => ({ default: (await import('../review/OrderReview')).OrderReview }));

/** A guest's review of an order that has arrived, by the link. */
export function FollowedReview({ order, token }: { order: FollowedOrder; token: string }) {
  const { api } = usePageContext();
  if (isUnderWay(order)) return null;
  return (
    <Suspense fallback={null}>
      <OrderReview
        order={order}
        send={(review) => api.call('POST /checkout/followed-order-review', { body: { token, ...review } })}
      />
    </Suspense>
  );
}
