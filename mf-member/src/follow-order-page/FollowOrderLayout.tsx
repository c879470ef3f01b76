import type { FollowedOrder } from '@storefront/api/entities/followed-order';
import { PageFrame } from '@storefront/ui/page-frame';
import type { ReactNode } from 'react';

/** The frame of a followed order, with its number as the title. */
export function FollowOrderLayout({ order, children }: { order: FollowedOrder | undefined; children: ReactNode }) {
  return (
    <PageFrame width="narrow">
      <div className="sf-stack">
        <h1 tabIndex={-1}>{order ? `Order ${order.businessOrderId}` : 'Your order'}</h1>
        {children}
      </div>
    </PageFrame>
  );
}
