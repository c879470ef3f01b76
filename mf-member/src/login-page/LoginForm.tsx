import { FormErrors } from '@storefront/forms/form-errors';
import { liveFields } from '@storefront/forms/live-fields';
import { usePlainForm } from '@storefront/forms/plain-form-state';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { actionPath } from '@storefront/routes/action-path';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { TextLink } from '@storefront/ui/text-link';
import { EmailField } from '../forms/EmailField';
import styles from '../forms/Form.module.css';
import { PasswordField } from '../forms/PasswordField';
import type { LoggedIn } from '../session/session';
import { logIn } from './log-in';
import { loginSchema } from './login.schema';

export function LoginForm({ onLoggedIn }: { onLoggedIn: LoggedIn }) {
  const { api } = usePageContext();
  const before = usePlainForm(actionPath('member', 'log-in'));
  const form = useStorefrontForm({
    initialValues: { email: before?.values.email ?? '', password: before?.values.password ?? '' },
    refusedBefore: before?.refusal,
    schema: loginSchema,
    onSubmit: (values) => logIn(api, values, onLoggedIn),
  });
  const field = liveFields(form);
  return (
    <form {...form.formProps} className={styles.form}>
      <FormErrors errors={form.formErrors} />
      <EmailField {...field('email')} autoComplete="username webauthn" />
      <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
      <TextLink href={urlTo('forgotten-password')}>Forgotten your password?</TextLink>
      <Button {...form.submitProps} big wide>
        Log in
      </Button>
    </form>
  );
}
