import { LinkButton } from '@storefront/ui/link-button';
import { Panel } from '@storefront/ui/panel';
import { ComplaintList } from './ComplaintList';
import type { ReportedOrder } from './complaint.model';

interface ComplaintPanelProps {
  readonly order: Pick<ReportedOrder, 'complaints' | 'reportable'>;
  /** The page that reports a problem with it. */
  readonly href: string;
}

/** The reported problems of an order, and the way to report one; nothing before the order has arrived. */
export function ComplaintPanel({ order: { complaints = [], reportable }, href }: ComplaintPanelProps) {
  if (complaints.length === 0 && !reportable) return null;
  return (
    <Panel title={complaints.length > 0 ? 'Reported problems' : 'Is something wrong?'}>
      <div className="sf-stack">
        {complaints.length > 0 && <ComplaintList complaints={complaints} />}
        {reportable && (
          <LinkButton kind="quiet" wide href={href}>
            {complaints.length > 0 ? 'Report another problem' : 'Report a problem'}
          </LinkButton>
        )}
      </div>
    </Panel>
  );
}
