import { orderNotReportable } from '@storefront/messages/orders';
import { ChevronLeftIcon } from '@storefront/ui/icons/chevron-left';
import { Panel } from '@storefront/ui/panel';
import { TextLink } from '@storefront/ui/text-link';
import type { ReactNode } from 'react';
import { ComplaintList } from '../complaint/ComplaintList';
import type { ReportedOrder } from '../complaint/complaint.model';

interface ProblemViewProps {
  readonly order: ReportedOrder;
  /** The order's own page. */
  readonly back: string;
  /** The form; without one nothing can be reported. */
  readonly form: ReactNode;
}

/** What was reported of an order, and the form for more. */
export function ProblemView({ order: { businessOrderId, complaints = [] }, back, form }: ProblemViewProps) {
  return (
    <div className="sf-stack">
      <TextLink href={back}>
        <ChevronLeftIcon small /> Order {businessOrderId}
      </TextLink>
      {complaints.length > 0 && (
        <Panel title="Reported problems">
          <ComplaintList complaints={complaints} />
        </Panel>
      )}
      {form ?? <p>{orderNotReportable}</p>}
    </div>
  );
}
