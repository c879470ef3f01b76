import { FormErrors } from '@storefront/forms/form-errors';
import { TextFormField } from '@storefront/forms/text-form-field';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { problemMessage } from '@storefront/messages/problem-message';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { TextLink } from '@storefront/ui/text-link';
import styles from '../forms/Form.module.css';
import { PasswordFormField } from '../forms/PasswordFormField';
import type { LoggedIn } from '../session/session';
import { logIn } from './log-in';
import { loginSchema } from './login.schema';

interface LoginFormProps {
  /** Typed into the form without scripts. */
  readonly email: string;
  /** The code of that form's refusal. */
  readonly problem: string | undefined;
  readonly onLoggedIn: LoggedIn;
}

export function LoginForm({ email, problem, onLoggedIn }: LoginFormProps) {
  const { api } = usePageContext();
  const form = useStorefrontForm({
    initialValues: { email, password: '' },
    schema: loginSchema,
    onSubmit: (values) => logIn(api, values, onLoggedIn),
  });
  const refusal = problem && form.submitCount === 0 ? [problemMessage({ code: problem })] : form.formErrors;
  return (
    <form {...form.formProps} className={styles.form}>
      <FormErrors errors={refusal} />
      <TextFormField
        form={form}
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordFormField form={form} name="password" label="Password" autoComplete="current-password" />
      <TextLink href={urlTo('forgotten-password')}>Forgotten your password?</TextLink>
      <Button {...form.submitProps} big wide>
        Log in
      </Button>
    </form>
  );
}
