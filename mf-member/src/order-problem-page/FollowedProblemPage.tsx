import type { FollowedOrder } from '@storefront/api/entities/followed-order';
import { orderUnavailable } from '@storefront/messages/orders';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { urlTo } from '@storefront/routes/url-to';
import { useCallback } from 'react';
import { InvalidOrderLink } from '../follow-order-page/InvalidOrderLink';
import { readFollowedOrder } from '../follow-order-page/read-followed-order';
import { ReadPart } from '../read/ReadPart';
import { type MemberRead, readAsMember } from '../read/read-as-member';
import { ProblemFrame } from './ProblemFrame';
import { ReportProblem } from './ReportProblem';

/** Reports a problem with a guest's order by the signed link of its mails. */
export function FollowedProblemPage({ first, token }: { first: MemberRead<FollowedOrder | undefined>; token: string }) {
  const { api } = usePageContext();
  const [reading, again] = useRead(
    useCallback(() => readAsMember(() => readFollowedOrder(api, token)), [api, token]),
    first,
  );
  return (
    <ProblemFrame>
      <ReadPart reading={reading} failure={orderUnavailable} onRetry={again}>
        {(order) =>
          order ? (
            <ReportProblem order={order} by={{ token }} back={urlTo('follow-order-token', { token })} />
          ) : (
            <InvalidOrderLink />
          )
        }
      </ReadPart>
    </ProblemFrame>
  );
}
