import { currentTime } from '@storefront/bus/current-time';
import type { CallStep } from '@storefront/remote-kit/action.types';
import { usePageContext } from '@storefront/remote-kit/page-context';
import type { PlainPageContext, PlainPageProps } from '@storefront/remote-kit/plain-page.types';
import { replyTo } from '@storefront/remote-kit/reply-to';
import { FollowedOrderView } from '../follow-order-page/FollowedOrderView';
import { FollowOrderLayout } from '../follow-order-page/FollowOrderLayout';

export const calls = ({ params: { token = '' } }: PlainPageContext): readonly CallStep[] => [
  { kind: 'call', operation: 'POST /checkout/followed-order', body: { token } },
];

export const title = (): string => 'Your order';

export function PlainPage({ params: { token = '' }, replies }: PlainPageProps) {
  const { business } = usePageContext();
  const order = replyTo(replies, 'POST /checkout/followed-order');
  return (
    <FollowOrderLayout order={order}>
      <FollowedOrderView order={order} token={token} now={currentTime()} currency={business.currency} />
    </FollowOrderLayout>
  );
}
