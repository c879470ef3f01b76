import type { CallStep } from '@storefront/remote-kit/action.types';
import type { PlainPageContext, PlainPageProps } from '@storefront/remote-kit/plain-page.types';
import { replyTo } from '@storefront/remote-kit/reply-to';
import { urlTo } from '@storefront/routes/url-to';
import { InvalidOrderLink } from '../follow-order-page/InvalidOrderLink';
import { ProblemFrame } from '../order-problem-page/ProblemFrame';
import { PlainProblem } from '../plain-forms/PlainProblem';

export const calls = ({ params: { token = '' } }: PlainPageContext): readonly CallStep[] => [
  { kind: 'call', operation: 'POST /checkout/followed-order', body: { token } },
];

export const title = (): string => 'Report a problem';

export function PlainPage({ params: { token = '' }, replies, returned }: PlainPageProps) {
  const order = replyTo(replies, 'POST /checkout/followed-order');
  return (
    <ProblemFrame>
      {order ? (
        <PlainProblem order={order} back={urlTo('follow-order-token', { token })} by={{ token }} returned={returned} />
      ) : (
        <InvalidOrderLink />
      )}
    </ProblemFrame>
  );
}
