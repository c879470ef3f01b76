import type { WaysToLogIn } from '@storefront/api/entities/way-to-log-in';
import { FormErrors } from '@storefront/forms/form-errors';
import { liveFields } from '@storefront/forms/live-fields';
import { usePlainForm } from '@storefront/forms/plain-form-state';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { passwordRemoveFailed } from '@storefront/messages/account';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { actionPath } from '@storefront/routes/action-path';
import { Button } from '@storefront/ui/button';
import { attempt } from '../forms/attempt';
import styles from '../forms/Form.module.css';
import { PasswordField } from '../forms/PasswordField';
import { passwordsOf, removePasswordSchema } from './change-password.schema';
import { changePasswordErrors } from './change-password-errors';

/** Removes the password of an account that has another way to log in. */
export function RemovePasswordForm({ onRemoved }: { onRemoved: (ways: WaysToLogIn) => void }) {
  const { api } = usePageContext();
  const before = usePlainForm(actionPath('member', 'remove-password'));
  const form = useStorefrontForm({
    initialValues: { currentPassword: passwordsOf(before?.values).currentPassword },
    refusedBefore: before?.refusal,
    schema: removePasswordSchema,
    onSubmit: (body) =>
      attempt(async () => {
        const reply = await api.call('POST /member/password-remove', { body });
        if (!reply.ok) return changePasswordErrors(reply.error);
        onRemoved(reply.data);
        return undefined;
      }, passwordRemoveFailed),
  });
  const field = liveFields(form);
  return (
    <form {...form.formProps} className={styles.form}>
      <FormErrors errors={form.formErrors} />
      <PasswordField {...field('currentPassword')} label="Password to remove" autoComplete="current-password" />
      <div className={styles.actions}>
        <Button {...form.submitProps} kind="quiet">
          Remove password
        </Button>
      </div>
    </form>
  );
}
