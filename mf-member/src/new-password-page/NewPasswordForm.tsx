import { CheckboxFormField } from '@storefront/forms/checkbox-form-field';
import { FormErrors } from '@storefront/forms/form-errors';
import { liveFields } from '@storefront/forms/live-fields';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { useEffect, useState } from 'react';
import styles from '../forms/Form.module.css';
import { NewPasswordFields } from '../forms/NewPasswordFields';
import { newPasswordOf, newPasswordSchema } from './new-password.schema';
import type { OpenLink } from './read-link';
import { setPassword } from './set-password';
import { takeTyped } from './typed-before';

export function NewPasswordForm({
  link,
  onSet,
}: {
  link: OpenLink;
  onSet: (isLoggedOut: boolean) => void | Promise<void>;
}) {
  const { api } = usePageContext();
  const [{ form: before, focused }] = useState(takeTyped);
  const form = useStorefrontForm({
    initialValues: newPasswordOf(before?.values),
    refusedBefore: before?.refusal,
    schema: newPasswordSchema,
    onSubmit: async (values) => {
      const refused = await setPassword(api, link.token, values);
      if (!refused) await onSet(values.logoutFromAll);
      return refused;
    },
  });
  const field = liveFields(form);
  useEffect(() => {
    // After the new page has moved the focus to its heading.
    const frame = focused ? requestAnimationFrame(() => document.getElementsByName(focused)[0]?.focus()) : 0;
    return () => cancelAnimationFrame(frame);
  }, [focused]);
  return (
    <form {...form.formProps} className={styles.form}>
      <FormErrors errors={form.formErrors} />
      {/* For password managers, which store a password with its account. */}
      <input type="text" name="username" autoComplete="username" value={link.emailAddress} readOnly hidden />
      <NewPasswordFields field={field} />
      <CheckboxFormField
        form={form}
        name="logoutFromAll"
        label="Log out on every device"
        note="Recommended if someone else may know the old password."
      />
      <Button {...form.submitProps} big wide>
        Set new password
      </Button>
    </form>
  );
}
