import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@storefront/api/constants';
import { FormErrors } from '@storefront/forms/form-errors';
import { liveFields } from '@storefront/forms/live-fields';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { TextField } from '@storefront/ui/text-field';
import { object, string } from 'yup';
import styles from './LogInPage.module.css';
import { logInTexts } from './texts';

const schema = object({
  password: string()
    .required(logInTexts.passwordRule)
    .min(PASSWORD_MIN_LENGTH, logInTexts.passwordRule)
    .max(PASSWORD_MAX_LENGTH, logInTexts.passwordRule),
});

export interface SetPasswordFormProps {
  /** The secret of the mailed link. */
  readonly invitation: string;
  /** Called with the e-mail address of the operator, who now logs in. */
  readonly onSet: (email: string) => void;
}

/** Sets a password by the link of an invitation, or of a forgotten password. */
export function SetPasswordForm({ invitation, onSet }: SetPasswordFormProps) {
  const { api } = usePageContext();
  const form = useStorefrontForm({
    initialValues: { password: '' },
    schema,
    onSubmit: async ({ password }) => {
      try {
        const reply = await api.call('POST /desk/accept-invitation', { body: { token: invitation, password } });
        if (reply.ok) {
          onSet(reply.data.email);
          return undefined;
        }
        if (reply.error.code === 'password_too_common')
          return { errors: [{ path: 'password', message: logInTexts.tooCommon }] };
        return { message: reply.error.code === 'rate_limited' ? logInTexts.tooMany : logInTexts.linkOver };
      } catch {
        return { message: logInTexts.unavailable };
      }
    },
  });
  return (
    <form {...form.formProps} className={styles.form}>
      <FormErrors errors={form.formErrors} />
      <TextField
        {...liveFields(form)('password')}
        label="New password"
        hint={logInTexts.passwordRule}
        type="password"
        autoComplete="new-password"
      />
      <Button {...form.submitProps} big wide>
        Set password
      </Button>
    </form>
  );
}
