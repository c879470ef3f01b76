import { FormErrors } from '@storefront/forms/form-errors';
import { liveFields } from '@storefront/forms/live-fields';
import { usePlainForm } from '@storefront/forms/plain-form-state';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { actionPath } from '@storefront/routes/action-path';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { TextLink } from '@storefront/ui/text-link';
import styles from '../forms/Form.module.css';
import { NewPasswordFields } from '../forms/NewPasswordFields';
import { PasswordField } from '../forms/PasswordField';
import { changePassword } from './change-password';
import { changePasswordSchema, passwordsOf } from './change-password.schema';

export function ChangePasswordForm({ onChanged }: { onChanged: () => Promise<void> }) {
  const { api } = usePageContext();
  const before = usePlainForm(actionPath('member', 'change-password'));
  const form = useStorefrontForm({
    initialValues: passwordsOf(before?.values),
    refusedBefore: before?.refusal,
    schema: changePasswordSchema,
    onSubmit: async (values) => {
      const refused = await changePassword(api, values);
      if (!refused) await onChanged();
      return refused;
    },
  });
  const field = liveFields(form);
  return (
    <form {...form.formProps} className={styles.form}>
      <FormErrors errors={form.formErrors} />
      <PasswordField {...field('currentPassword')} label="Current password" autoComplete="current-password" />
      <TextLink href={urlTo('forgotten-password')}>Forgotten your current password?</TextLink>
      <NewPasswordFields field={field} />
      <div className={styles.actions}>
        <Button {...form.submitProps}>Change password</Button>
      </div>
    </form>
  );
}
