import { PlainForm } from '@storefront/forms/plain-form';
import type { ReturnedForm } from '@storefront/remote-kit/action.types';
import { actionPath } from '@storefront/routes/action-path';
import { Button } from '@storefront/ui/button';
import styles from '../complaint/Complaint.module.css';
import { ComplaintFields } from '../complaint/ComplaintFields';
import type { ReportedOrder } from '../complaint/complaint.model';
import { ProblemView } from '../order-problem-page/ProblemView';

interface PlainProblemProps {
  readonly order: ReportedOrder;
  readonly back: string;
  /** What says whose order it is: `orderId` or `token`. */
  readonly by: Readonly<Record<string, string>>;
  readonly returned: ReturnedForm | undefined;
}

/** The report of a problem before any script; a picture needs scripts. */
export function PlainProblem({ order, back, by, returned }: PlainProblemProps) {
  const { reportable, lines } = order;
  const form = reportable ? (
    // A further click on the button sends the same key, so it reports nothing twice.
    <PlainForm
      className={styles.form}
      action={actionPath('member', 'report-problem')}
      returned={returned}
      carried={{ ...by, key: crypto.randomUUID() }}
    >
      <ComplaintFields lines={lines} reportable={reportable} values={returned?.values ?? {}} />
      <div>
        <Button type="submit" big>
          Send report
        </Button>
      </div>
    </PlainForm>
  ) : undefined;
  return <ProblemView order={order} back={back} form={form} />;
}
