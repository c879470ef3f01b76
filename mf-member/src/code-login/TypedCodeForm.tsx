import { FormErrors } from '@storefront/forms/form-errors';
import { liveFields } from '@storefront/forms/live-fields';
import type { PlainFormState } from '@storefront/forms/plain-form-state';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { firstCodeOnNewDevice } from '@storefront/messages/verification';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { TextButton } from '@storefront/ui/text-link';
import styles from '../forms/Form.module.css';
import { CodeField } from '../one-time-code/CodeField';
import { ResendCode } from '../one-time-code/ResendCode';
import { RESEND_SECONDS } from '../one-time-code/resend-seconds';
import type { LoggedIn } from '../session/session';
import { typedCodeSchema } from './code-login.schema';
import { logInWithCode } from './log-in-with-code';
import { sendCode } from './send-code';
import { type SentCode, sentText } from './sent-code';

interface TypedCodeFormProps {
  readonly sent: SentCode;
  /** The form that it replaces. */
  readonly before?: PlainFormState;
  readonly onLoggedIn: LoggedIn;
  readonly onOther: () => void;
}

/** Logs in with the code that was sent. */
export function TypedCodeForm({ sent, before, onLoggedIn, onOther }: TypedCodeFormProps) {
  const { api } = usePageContext();
  const form = useStorefrontForm({
    initialValues: { otp: before?.values.otp ?? '' },
    refusedBefore: before?.refusal,
    schema: typedCodeSchema,
    onSubmit: ({ otp }) => logInWithCode(api, { email: sent.email, otp }, onLoggedIn),
  });
  const field = liveFields(form);
  return (
    <>
      <p role="status">{sentText(sent)}</p>
      {sent.type === 'email' && <p className="sf-muted">{firstCodeOnNewDevice}</p>}
      <form {...form.formProps} className={styles.form}>
        <FormErrors errors={form.formErrors} />
        <CodeField {...field('otp')} autoFocus />
        <Button {...form.submitProps} big wide>
          Log in
        </Button>
      </form>
      <ResendCode seconds={RESEND_SECONDS} onResend={async () => (await sendCode(api, sent))?.message} />
      <div>
        <TextButton onClick={onOther}>Use another email address</TextButton>
      </div>
    </>
  );
}
