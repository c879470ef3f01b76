import type { WaysToLogIn } from '@storefront/api/entities/way-to-log-in';
import { FormErrors } from '@storefront/forms/form-errors';
import { liveFields } from '@storefront/forms/live-fields';
import { usePlainForm } from '@storefront/forms/plain-form-state';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { passwordAddFailed } from '@storefront/messages/account';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { actionPath } from '@storefront/routes/action-path';
import { Button } from '@storefront/ui/button';
import { attempt } from '../forms/attempt';
import styles from '../forms/Form.module.css';
import { NewPasswordFields } from '../forms/NewPasswordFields';
import { addPasswordSchema, passwordsOf } from './change-password.schema';
import { changePasswordErrors } from './change-password-errors';

/** Adds a password to an account that has none. */
export function AddPasswordForm({ onAdded }: { onAdded: (ways: WaysToLogIn) => void }) {
  const { api } = usePageContext();
  const before = usePlainForm(actionPath('member', 'add-password'));
  const { password, passwordAgain } = passwordsOf(before?.values);
  const form = useStorefrontForm({
    initialValues: { password, passwordAgain },
    refusedBefore: before?.refusal,
    schema: addPasswordSchema,
    onSubmit: (values) =>
      attempt(async () => {
        const body = { password: values.password, passwordConfirmation: values.passwordAgain };
        const reply = await api.call('POST /member/password-add', { body });
        if (!reply.ok) return changePasswordErrors(reply.error);
        onAdded(reply.data);
        return undefined;
      }, passwordAddFailed),
  });
  const field = liveFields(form);
  return (
    <form {...form.formProps} className={styles.form}>
      <FormErrors errors={form.formErrors} />
      <NewPasswordFields field={field} />
      <div className={styles.actions}>
        <Button {...form.submitProps}>Add password</Button>
      </div>
    </form>
  );
}
