import type { ApiClient } from '@storefront/api/client';
import type { OperatorRole } from '@storefront/api/entities/operator';
import type { ComplaintKind, ComplaintView } from '@storefront/api/entities/order-complaint';
import { dateLabel, timeLabel } from '@storefront/dates/plain';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { Button } from '@storefront/ui/button';
import { ErrorState } from '@storefront/ui/error-state';
import { Skeleton } from '@storefront/ui/skeleton';
import { TextField } from '@storefront/ui/text-field';
import { useCallback, useState } from 'react';
import { orderPath } from '../../navigation/desk-paths';
import { useSend } from '../../sending/use-send';
import styles from '../panels/panels.module.css';
import { ComplaintPicture } from './ComplaintPicture';
import { OpenedMessage } from './OpenedMessage';

/** As many characters as the reason of a decision may have. */
const REASON_MAX_LENGTH = 200;

const KINDS: Readonly<Record<ComplaintKind, string>> = {
  missing: 'missing',
  damaged: 'damaged',
  poor_quality: 'poor quality',
  not_as_ordered: 'not what was ordered',
};

type Read = { readonly kind: 'read'; readonly complaint: ComplaintView } | { readonly kind: 'missing' };

async function read(api: ApiClient, complaintId: number, signal: AbortSignal): Promise<Read> {
  const reply = await api.call('POST /admin/complaints', { body: { complaintId }, signal });
  const complaint = reply.ok ? reply.data.complaints[0] : undefined;
  return complaint ? { kind: 'read', complaint } : { kind: 'missing' };
}

export interface ComplaintPanelProps {
  readonly complaintId: number;
  readonly role: OperatorRole;
  readonly person: string | undefined;
}

/** A problem that a shopper reported, to refund or to decline. */
export function ComplaintPanel({ complaintId, role, person }: ComplaintPanelProps) {
  const { api } = usePageContext();
  const reader = useCallback((signal: AbortSignal) => read(api, complaintId, signal), [api, complaintId]);
  const [reading, reload] = useRead<Read>(reader);
  if (reading.kind === 'loading') return <Skeleton height={120} />;
  if (reading.kind === 'missing') return <ErrorState title="This problem does not exist any more." />;
  if (reading.kind === 'failed') return <ErrorState title="The problem could not be read." onRetry={reload} />;
  return <Complaint complaint={reading.complaint} role={role} person={person} />;
}

interface ComplaintProps extends Omit<ComplaintPanelProps, 'complaintId'> {
  readonly complaint: ComplaintView;
}

function Complaint({ complaint: first, role, person }: ComplaintProps) {
  const [complaint, setComplaint] = useState(first);
  const { complaintId, businessOrderId, customer, reportedAt, lines, note, hasPicture, state } = complaint;
  const about = (
    <>
      {customer}, {dateLabel(new Date(reportedAt))}, {timeLabel(new Date(reportedAt))}, order{' '}
      <a href={orderPath(businessOrderId)}>{businessOrderId}</a>
    </>
  );
  return (
    <OpenedMessage title="Problem with an order" about={about} person={person}>
      <ul className={styles.bullets}>
        {lines.map(({ lineId, quantity, name, kind }) => (
          <li key={lineId}>
            {quantity} × {name}: {KINDS[kind]}
          </li>
        ))}
      </ul>
      {note && <p className={styles.text}>“{note}”</p>}
      {hasPicture && <ComplaintPicture complaintId={complaintId} />}
      {state === 'open' && role !== 'administrator' && <Decision complaint={complaint} onDecided={setComplaint} />}
      {state === 'open' && role === 'administrator' && <p>Customer service or a manager decides this.</p>}
      {state !== 'open' && <p role="status">{outcome(complaint)}</p>}
    </OpenedMessage>
  );
}

function outcome({ state, amount, currency, reason }: ComplaintView): string {
  const what = state === 'refunded' ? `${formatMoney(amount, { currency })} was refunded` : 'It was declined';
  return reason ? `${what}: ${reason}` : `${what}.`;
}

interface DecisionProps {
  readonly complaint: ComplaintView;
  readonly onDecided: (complaint: ComplaintView) => void;
}

function Decision({ complaint: { complaintId, worth, currency }, onDecided }: DecisionProps) {
  const { api } = usePageContext();
  const [reason, setReason] = useState('');
  const { send, isBusy, words } = useSend();
  const decide = (decision: 'refund' | 'decline') => {
    if (!reason.trim()) return;
    send(
      () => api.call('POST /admin/complaint-decide', { body: { complaintId, decision, reason: reason.trim() } }),
      (decided) => {
        onDecided(decided);
        return outcome(decided);
      },
    );
  };
  return (
    <div className="sf-stack">
      {words}
      <TextField
        label="Why? The shopper reads it if you decline"
        value={reason}
        maxLength={REASON_MAX_LENGTH}
        autoComplete="off"
        onChange={({ target }) => setReason(target.value)}
      />
      <p className={styles.reach}>
        <Button busy={isBusy} aria-disabled={!reason.trim() || undefined} onClick={() => decide('refund')}>
          Refund {formatMoney(worth, { currency })}
        </Button>
        <Button
          kind="quiet"
          busy={isBusy}
          aria-disabled={!reason.trim() || undefined}
          onClick={() => decide('decline')}
        >
          Decline
        </Button>
      </p>
    </div>
  );
}
