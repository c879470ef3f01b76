import { EMAIL_MAX_LENGTH } from '@storefront/api/constants';
import { FormErrors } from '@storefront/forms/form-errors';
import { liveFields } from '@storefront/forms/live-fields';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { TextField } from '@storefront/ui/text-field';
import { TextButton } from '@storefront/ui/text-link';
import styles from './LogInPage.module.css';
import { logInSchema } from './log-in.schema';
import { type Credentials, requestLogIn } from './request-log-in';

export interface CredentialsFormProps {
  /** Filled in already. */
  readonly email?: string;
  readonly onForgotten: () => void;
  readonly onCodeSent: (credentials: Credentials) => void;
  readonly onLoggedIn: () => void;
  /** Back to the names of a handheld. */
  readonly onBack?: () => void;
}

/** The first step: e-mail and password. */
export function CredentialsForm({ email = '', onForgotten, onCodeSent, onLoggedIn, onBack }: CredentialsFormProps) {
  const { api } = usePageContext();
  const form = useStorefrontForm({
    initialValues: { email, password: '' },
    schema: logInSchema,
    onSubmit: async (values) => {
      const step = await requestLogIn(api, values);
      if (step.kind === 'refused') return step.refusal;
      if (step.kind === 'logged-in') onLoggedIn();
      else onCodeSent(values);
      return undefined;
    },
  });
  const field = liveFields(form);
  return (
    <form {...form.formProps} className={styles.form}>
      <FormErrors errors={form.formErrors} />
      <TextField
        {...field('email')}
        label="E-mail"
        type="email"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={EMAIL_MAX_LENGTH}
      />
      <TextField {...field('password')} label="Password" type="password" autoComplete="current-password" />
      <Button {...form.submitProps} big wide>
        Log in
      </Button>
      <TextButton onClick={onForgotten}>Forgotten your password?</TextButton>
      {onBack && <TextButton onClick={onBack}>Log in with a PIN</TextButton>}
    </form>
  );
}
