import type { OrderComplaint } from '@storefront/api/entities/order-complaint';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import styles from './Complaint.module.css';
import { complaintState, KIND_LABELS } from './complaint.model';

/** The reported problems of an order, and what became of each. */
export function ComplaintList({ complaints }: { complaints: readonly OrderComplaint[] }) {
  const { business } = usePageContext();
  const money = (minor: number) => formatMoney(minor, { currency: business.currency });
  return (
    <ul className={styles.list}>
      {complaints.map((complaint) => (
        <li key={complaint.complaintId}>
          <p className={styles.state}>{complaintState(complaint, money)}</p>
          {complaint.reason && <p>{complaint.reason}</p>}
          <ul className="sf-muted sf-small">
            {complaint.lines.map(({ lineId, quantity, name, kind }) => (
              <li key={lineId}>
                {quantity} × {name}: {KIND_LABELS[kind].toLowerCase()}
              </li>
            ))}
            {complaint.hasPicture && <li>With your picture</li>}
          </ul>
        </li>
      ))}
    </ul>
  );
}
