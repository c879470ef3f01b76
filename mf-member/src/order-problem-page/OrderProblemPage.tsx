import type { Order } from '@storefront/api/entities/order';
import { orderNotFound, orderUnavailable } from '@storefront/messages/orders';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { urlTo } from '@storefront/routes/url-to';
import { EmptyState } from '@storefront/ui/empty-state';
import { BagIcon } from '@storefront/ui/icons/bag';
import { LinkButton } from '@storefront/ui/link-button';
import { useCallback } from 'react';
import { readOrder } from '../order-page/read-order';
import { ReadPart } from '../read/ReadPart';
import { type MemberRead, readAsMember } from '../read/read-as-member';
import { ProblemFrame } from './ProblemFrame';
import { ReportProblem } from './ReportProblem';

/** Reports a problem with an order of the member. */
export function OrderProblemPage({ first, orderId }: { first: MemberRead<Order | undefined>; orderId: string }) {
  const { api } = usePageContext();
  const [reading, again] = useRead(
    useCallback(() => readAsMember(() => readOrder(api, orderId)), [api, orderId]),
    first,
  );
  return (
    <ProblemFrame>
      <ReadPart reading={reading} failure={orderUnavailable} onRetry={again}>
        {(order) =>
          order ? (
            <ReportProblem
              order={order}
              by={{ orderId: order.orderId }}
              back={urlTo('member-orders-orderId', { orderId })}
            />
          ) : (
            <EmptyState
              title={orderNotFound}
              art={<BagIcon />}
              action={<LinkButton href={urlTo('member-orders')}>See your orders</LinkButton>}
            />
          )
        }
      </ReadPart>
    </ProblemFrame>
  );
}
