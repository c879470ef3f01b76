import type { OrderComplaint } from '@storefront/api/entities/order-complaint';
import { complaintPictureFailed } from '@storefront/messages/orders';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { CheckIcon } from '@storefront/ui/icons/check';
import { LinkButton } from '@storefront/ui/link-button';
import { Notice } from '@storefront/ui/notice';
import { useState } from 'react';
import { ComplaintForm } from '../complaint/ComplaintForm';
import { complaintState, type ReportedOrder } from '../complaint/complaint.model';
import type { ReportedBy } from '../complaint/send-complaint';
import { ProblemView } from './ProblemView';

interface ReportProblemProps {
  readonly order: ReportedOrder;
  readonly by: ReportedBy;
  /** The order's own page. */
  readonly back: string;
}

/** The same function at each render, so that the focus moves once. */
const focus = (element: HTMLElement | null) => element?.focus();

/** Reports a problem with an order, and says what becomes of it. */
export function ReportProblem({ order, by, back }: ReportProblemProps) {
  const { business } = usePageContext();
  const [sent, setSent] = useState<{ complaint: OrderComplaint; isPictureLost: boolean }>();
  if (sent)
    return (
      <div className="sf-stack">
        <div tabIndex={-1} ref={focus}>
          <Notice kind="success" role="status" icon={<CheckIcon />}>
            <p>
              Thank you for telling us.{' '}
              {complaintState(sent.complaint, (minor) => formatMoney(minor, { currency: business.currency }))}
            </p>
          </Notice>
        </div>
        {sent.isPictureLost && <Notice kind="warning">{complaintPictureFailed}</Notice>}
        <div>
          <LinkButton href={back}>Back to the order</LinkButton>
        </div>
      </div>
    );
  const { reportable } = order;
  const form = reportable ? (
    <ComplaintForm
      order={order}
      reportable={reportable}
      by={by}
      onSent={(complaint, isPictureLost) => setSent({ complaint, isPictureLost })}
    />
  ) : undefined;
  return <ProblemView order={order} back={back} form={form} />;
}
