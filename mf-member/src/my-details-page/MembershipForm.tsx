import { FormErrors } from '@storefront/forms/form-errors';
import { liveFields } from '@storefront/forms/live-fields';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { membershipAlreadyKept, membershipKept, membershipRequired } from '@storefront/messages/account';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { CheckIcon } from '@storefront/ui/icons/check';
import { Notice } from '@storefront/ui/notice';
import { TextField } from '@storefront/ui/text-field';
import { useState } from 'react';
import { object, string } from 'yup';
import { attempt } from '../forms/attempt';
import styles from '../forms/Form.module.css';
import { submitErrorsOf } from '../forms/submit-errors';

/** As long as POST /checkout/retail-membership-check accepts. */
const MEMBERSHIP_MAX_LENGTH = 40;
const schema = object({
  retailMemberId: string().trim().max(MEMBERSHIP_MAX_LENGTH).required(membershipRequired),
});

interface MembershipFormProps {
  /** The id that the account has; null for none. */
  readonly kept: string | null;
  readonly example: string;
}

/** The membership outside the storefront, which orders name: it is checked, and stored if it is valid and new. */
export function MembershipForm({ kept, example }: MembershipFormProps) {
  const { api } = usePageContext();
  const [stored, setStored] = useState(kept);
  const [outcome, setOutcome] = useState<string>();
  const form = useStorefrontForm({
    initialValues: { retailMemberId: kept ?? '' },
    schema,
    onSubmit: ({ retailMemberId }, { setFieldValue }) =>
      attempt(async () => {
        setOutcome(undefined);
        const body = { retailMemberId: retailMemberId.trim() };
        const checked = await api.call('POST /checkout/retail-membership-check', { body });
        if (!checked.ok) return submitErrorsOf(checked.error);
        if (!checked.data.isKept) {
          const reply = await api.call('POST /checkout/retail-membership-store', { body });
          if (!reply.ok) return submitErrorsOf(reply.error);
        }
        const { retailMemberId: id, isKept } = checked.data;
        await setFieldValue('retailMemberId', id);
        setStored(id);
        setOutcome(isKept ? membershipAlreadyKept : membershipKept);
        return undefined;
      }),
  });
  const field = liveFields(form);
  return (
    <form {...form.formProps} className={styles.form}>
      <FormErrors errors={form.formErrors} />
      {outcome && (
        <Notice kind="success" role="status" icon={<CheckIcon />}>
          {outcome}
        </Notice>
      )}
      <TextField
        {...field('retailMemberId')}
        label="Membership number"
        hint={`For example ${example}`}
        maxLength={MEMBERSHIP_MAX_LENGTH}
        autoComplete="off"
      />
      <div className={styles.actions}>
        <Button {...form.submitProps}>{stored ? 'Change membership' : 'Save membership'}</Button>
      </div>
    </form>
  );
}
