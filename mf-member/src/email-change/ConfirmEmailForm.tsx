import { busFor } from '@storefront/bus/bus';
import { FormErrors } from '@storefront/forms/form-errors';
import { liveFields } from '@storefront/forms/live-fields';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { codeIncorrect } from '@storefront/messages/verification';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { attempt } from '../forms/attempt';
import styles from '../forms/Form.module.css';
import { submitErrorsOf } from '../forms/submit-errors';
import { CodeField } from '../one-time-code/CodeField';
import { ResendCode } from '../one-time-code/ResendCode';
import { RESEND_SECONDS } from '../one-time-code/resend-seconds';
import { codeSentTo } from '../verification-page/verification.model';
import { verifySchema } from '../verification-page/verify.schema';
import { type NewEmail, requestEmailChange } from './new-email';

interface ConfirmEmailFormProps {
  readonly asked: NewEmail;
  readonly onChanged: (emailAddress: string) => void;
  readonly onCancel: () => void;
}

/** Takes the code that was sent to the new address. */
export function ConfirmEmailForm({ asked, onChanged, onCancel }: ConfirmEmailFormProps) {
  const { api } = usePageContext();
  const form = useStorefrontForm({
    initialValues: { verificationCode: '' },
    schema: verifySchema,
    onSubmit: ({ verificationCode }) =>
      attempt(async () => {
        const body = { confirmationCode: verificationCode.trim() };
        const reply = await api.call('POST /member/email-change-confirm', { body });
        if (reply.ok) {
          onChanged(reply.data.emailAddress);
          await busFor('mf-member').request('shell:refresh-session', {});
          return undefined;
        }
        const { code } = reply.error;
        return code === 'code_incorrect'
          ? { errors: [{ path: 'verificationCode', message: codeIncorrect, code }] }
          : submitErrorsOf(reply.error);
      }),
  });
  const field = liveFields(form);
  const resend = async () => {
    const sent = await requestEmailChange(api, asked);
    return 'refused' in sent ? (sent.refused.message ?? sent.refused.errors?.[0]?.message) : undefined;
  };
  return (
    <>
      <p role="status">{codeSentTo(asked.email)}</p>
      <form {...form.formProps} className={styles.form} aria-label="Confirm the new address">
        <FormErrors errors={form.formErrors} />
        <CodeField {...field('verificationCode')} autoFocus />
        <div className={styles.actions}>
          <Button {...form.submitProps}>Confirm address</Button>
          <Button kind="quiet" onClick={onCancel}>
            Keep my address
          </Button>
        </div>
      </form>
      <ResendCode seconds={RESEND_SECONDS} onResend={resend} />
    </>
  );
}
