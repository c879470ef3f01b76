import { TYPED_CODE_MAX_LENGTH } from '@storefront/api/constants';
import { FormErrors } from '@storefront/forms/form-errors';
import { liveFields } from '@storefront/forms/live-fields';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { forgetCodeSent, forgetQuestion } from '@storefront/messages/account';
import { codeIncorrect } from '@storefront/messages/verification';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { Notice } from '@storefront/ui/notice';
import { TextField } from '@storefront/ui/text-field';
import { useState } from 'react';
import { object, string } from 'yup';
import { attempt } from '../forms/attempt';
import styles from '../forms/Form.module.css';
import { submitErrorsOf } from '../forms/submit-errors';
import { leaveSession } from '../session/session';

const codeSchema = object({ confirmationCode: string().trim().max(TYPED_CODE_MAX_LENGTH).required(codeIncorrect) });
const noSchema = object({});

/** Deletes the account in two steps: a code goes to the e-mail address, and the code deletes it. */
export function DeleteAccount() {
  const [isSent, setSent] = useState(false);
  return isSent ? <ConfirmDeletion onResend={() => setSent(false)} /> : <RequestCode onSent={() => setSent(true)} />;
}

function RequestCode({ onSent }: { onSent: () => void }) {
  const { api } = usePageContext();
  const form = useStorefrontForm({
    initialValues: {},
    schema: noSchema,
    onSubmit: () =>
      attempt(async () => {
        const reply = await api.call('POST /member/forget-code-request');
        if (!reply.ok) return submitErrorsOf(reply.error);
        onSent();
        return undefined;
      }),
  });
  return (
    <form {...form.formProps} className={styles.form}>
      <p>{forgetQuestion}</p>
      <FormErrors errors={form.formErrors} />
      <div className={styles.actions}>
        <Button kind="danger" {...form.submitProps}>
          Email me a code
        </Button>
      </div>
    </form>
  );
}

function ConfirmDeletion({ onResend }: { onResend: () => void }) {
  const { api, navigate } = usePageContext();
  const form = useStorefrontForm({
    initialValues: { confirmationCode: '' },
    schema: codeSchema,
    onSubmit: ({ confirmationCode }) =>
      attempt(async () => {
        const body = { confirmationCode: confirmationCode.trim() };
        const reply = await api.call('POST /member/forget-code-confirm', { body });
        if (reply.ok) {
          await leaveSession(urlTo('login', {}, { notice: 'account-deleted' }), navigate);
          return undefined;
        }
        const { code } = reply.error;
        return code === 'code_incorrect'
          ? { errors: [{ path: 'confirmationCode', message: codeIncorrect, code }] }
          : submitErrorsOf(reply.error);
      }),
  });
  const field = liveFields(form);
  return (
    <form {...form.formProps} className={styles.form}>
      <Notice role="status">{forgetCodeSent}</Notice>
      <FormErrors errors={form.formErrors} />
      <TextField
        {...field('confirmationCode')}
        label="Code from the email"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={TYPED_CODE_MAX_LENGTH}
      />
      <div className={styles.actions}>
        <Button kind="danger" {...form.submitProps}>
          Delete my account
        </Button>
        <Button kind="quiet" onClick={onResend}>
          Keep my account
        </Button>
      </div>
    </form>
  );
}
