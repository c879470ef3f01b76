import type { OrderComplaint } from '@storefront/api/entities/order-complaint';
import { COMPLAINT_PICTURE_BYTES, COMPLAINT_PICTURE_TYPES } from '@storefront/api/limits/complaint-limits';
import { usePlainForm } from '@storefront/forms/plain-form-state';
import { complaintEmpty, complaintPictureWrong } from '@storefront/messages/orders';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { actionPath } from '@storefront/routes/action-path';
import { Button } from '@storefront/ui/button';
import { ErrorNotice } from '@storefront/ui/error-notice';
import { TextField } from '@storefront/ui/text-field';
import { type FormEvent, useRef, useState } from 'react';
import { useIdempotencyKey } from '../forms/use-idempotency-key';
import styles from './Complaint.module.css';
import { ComplaintFields } from './ComplaintFields';
import { complaintOf, type ReportedOrder } from './complaint.model';
import { type ReportedBy, sendComplaint } from './send-complaint';

interface ComplaintFormProps {
  readonly order: ReportedOrder;
  readonly reportable: NonNullable<ReportedOrder['reportable']>;
  readonly by: ReportedBy;
  readonly onSent: (complaint: OrderComplaint, isPictureLost: boolean) => void;
}

const TYPES: readonly string[] = COMPLAINT_PICTURE_TYPES;
const isUsable = ({ type, size }: File) => TYPES.includes(type) && size <= COMPLAINT_PICTURE_BYTES;

/** The form of a problem: the items, a note and a picture. */
export function ComplaintForm({ order, reportable, by, onSent }: ComplaintFormProps) {
  const { api } = usePageContext();
  const keyOf = useIdempotencyKey();
  const before = usePlainForm(actionPath('member', 'report-problem'));
  const pictureInput = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState(before?.refusal.message);
  const [pictureError, setPictureError] = useState<string>();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = new FormData(event.currentTarget);
    const picture = pictureInput.current?.files?.[0];
    form.delete('picture');
    const complaint = complaintOf(Object.fromEntries([...form].map(([name, value]) => [name, String(value)])));
    setProblem(complaint ? undefined : complaintEmpty);
    const isPictureWrong = picture !== undefined && !isUsable(picture);
    setPictureError(isPictureWrong ? complaintPictureWrong : undefined);
    if (isPictureWrong) pictureInput.current?.focus();
    if (!complaint || isPictureWrong) return;
    setBusy(true);
    const outcome = await sendComplaint(api, by, { complaint, picture }, keyOf(complaint));
    setBusy(false);
    if (outcome.kind === 'sent') onSent(outcome.complaint, outcome.isPictureLost);
    else setProblem(outcome.message);
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {problem && <ErrorNotice error={problem} />}
      <ComplaintFields lines={order.lines} reportable={reportable} values={before?.values ?? {}} />
      <TextField
        ref={pictureInput}
        label="A picture"
        optional
        hint="JPEG, PNG or WebP, up to 5 MB. Only the store sees it."
        error={pictureError}
        type="file"
        name="picture"
        accept={TYPES.join(',')}
      />
      <div>
        <Button type="submit" big busy={isBusy}>
          Send report
        </Button>
      </div>
    </form>
  );
}
