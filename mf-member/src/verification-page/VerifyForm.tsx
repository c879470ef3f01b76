import { FormErrors } from '@storefront/forms/form-errors';
import { liveFields } from '@storefront/forms/live-fields';
import type { PlainFormState } from '@storefront/forms/plain-form-state';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import styles from '../forms/Form.module.css';
import { CodeField } from '../one-time-code/CodeField';
import { ResendCode } from '../one-time-code/ResendCode';
import { RESEND_SECONDS } from '../one-time-code/resend-seconds';
import { checkCode } from './check-code';
import { requestCode } from './request-code';
import { codeSentTo } from './verification.model';
import { verifySchema } from './verify.schema';

interface VerifyFormProps {
  /** Where the code was sent, in words. */
  readonly sentTo: string;
  /** The form that it replaces. */
  readonly before: PlainFormState | undefined;
  readonly onVerified: () => void;
}

/** Takes the code that was sent. */
export function VerifyForm({ sentTo, before, onVerified }: VerifyFormProps) {
  const { api } = usePageContext();
  const form = useStorefrontForm({
    initialValues: { verificationCode: before?.values.verificationCode ?? '' },
    refusedBefore: before?.refusal,
    schema: verifySchema,
    onSubmit: async ({ verificationCode }) => {
      const refused = await checkCode(api, verificationCode);
      if (!refused) onVerified();
      return refused;
    },
  });
  const field = liveFields(form);
  const resend = async () => {
    const sent = await requestCode(api);
    return typeof sent === 'string' ? sent : undefined;
  };
  return (
    <>
      <p role="status">{codeSentTo(sentTo)}</p>
      <form {...form.formProps} className={styles.form}>
        <FormErrors errors={form.formErrors} />
        <CodeField {...field('verificationCode')} autoFocus />
        <Button {...form.submitProps} big wide>
          Verify
        </Button>
      </form>
      <ResendCode seconds={RESEND_SECONDS} onResend={resend} />
    </>
  );
}
