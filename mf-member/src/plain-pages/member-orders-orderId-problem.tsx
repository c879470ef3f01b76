import { orderUnavailable } from '@storefront/messages/orders';
import type { CallStep } from '@storefront/remote-kit/action.types';
import type { PlainPageContext, PlainPageProps } from '@storefront/remote-kit/plain-page.types';
import { replyTo } from '@storefront/remote-kit/reply-to';
import { urlTo } from '@storefront/routes/url-to';
import { Notice } from '@storefront/ui/notice';
import { ProblemFrame } from '../order-problem-page/ProblemFrame';
import { PlainProblem } from '../plain-forms/PlainProblem';

export const calls = ({ params: { orderId } }: PlainPageContext): readonly CallStep[] => [
  { kind: 'call', operation: 'POST /member/order', body: { orderId: Number(orderId) } },
];

export const title = (): string => 'Report a problem';

export function PlainPage({ params: { orderId = '' }, replies, returned }: PlainPageProps) {
  const order = replyTo(replies, 'POST /member/order');
  return (
    <ProblemFrame>
      {order ? (
        <PlainProblem
          order={order}
          back={urlTo('member-orders-orderId', { orderId })}
          by={{ orderId }}
          returned={returned}
        />
      ) : (
        <Notice kind="warning">{orderUnavailable}</Notice>
      )}
    </ProblemFrame>
  );
}
