import { TYPED_CODE_MAX_LENGTH } from '@storefront/api/constants';
import { FormErrors } from '@storefront/forms/form-errors';
import { liveFields } from '@storefront/forms/live-fields';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { TextField } from '@storefront/ui/text-field';
import { TextButton } from '@storefront/ui/text-link';
import styles from './LogInPage.module.css';
import { codeSchema } from './log-in.schema';
import { type Credentials, requestLogIn } from './request-log-in';

export interface CodeFormProps {
  readonly credentials: Credentials;
  readonly onLoggedIn: () => void;
  readonly onBack: () => void;
}

/** The second step: the code that was mailed. */
export function CodeForm({ credentials, onLoggedIn, onBack }: CodeFormProps) {
  const { api } = usePageContext();
  const form = useStorefrontForm({
    initialValues: { code: '' },
    schema: codeSchema,
    onSubmit: async ({ code }) => {
      const step = await requestLogIn(api, credentials, code);
      if (step.kind === 'refused') return step.refusal;
      if (step.kind === 'logged-in') onLoggedIn();
      return undefined;
    },
  });
  return (
    <form {...form.formProps} className={styles.form}>
      <FormErrors errors={form.formErrors} />
      <p role="status">
        We sent a six-digit code to <b>{credentials.email.trim()}</b>. It works for ten minutes.
      </p>
      <TextField
        {...liveFields(form)('code')}
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        maxLength={TYPED_CODE_MAX_LENGTH}
      />
      <Button {...form.submitProps} big wide>
        Continue
      </Button>
      <TextButton onClick={onBack}>Use another account</TextButton>
    </form>
  );
}
