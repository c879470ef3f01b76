import { PASSKEY_NAME_MAX_LENGTH } from '@storefront/api/constants';
import type { WaysToLogIn } from '@storefront/api/entities/way-to-log-in';
import { FormErrors } from '@storefront/forms/form-errors';
import { liveFields } from '@storefront/forms/live-fields';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { TextField } from '@storefront/ui/text-field';
import { object, string } from 'yup';
import { attempt } from '../forms/attempt';
import styles from '../forms/Form.module.css';
import { PasswordField } from '../forms/PasswordField';

interface PasskeyFormProps {
  readonly hasPassword: boolean;
  readonly onAdded: (ways: WaysToLogIn) => void;
  readonly onCancel: () => void;
}

const schema = object({ name: string().ensure().trim(), currentPassword: string().ensure() });

/** Names a new passkey, asks for the password, and opens the browser's dialog. */
export function PasskeyForm({ hasPassword, onAdded, onCancel }: PasskeyFormProps) {
  const { api } = usePageContext();
  const form = useStorefrontForm({
    initialValues: { name: '', currentPassword: '' },
    schema,
    onSubmit: ({ name, currentPassword }) =>
      attempt(async () => {
        const { addNewPasskey } = await import('./add-new-passkey');
        const made = await addNewPasskey(api, { name: name.trim(), currentPassword });
        if ('refused' in made) return made.refused;
        onAdded(made.ways);
        return undefined;
      }),
  });
  const field = liveFields(form);
  return (
    <form {...form.formProps} className={styles.form} aria-label="New passkey">
      <FormErrors errors={form.formErrors} />
      <TextField
        {...field('name')}
        label="Name of the passkey"
        optional
        hint="So that you can recognise it, such as “My phone”."
        maxLength={PASSKEY_NAME_MAX_LENGTH}
        autoFocus
      />
      {hasPassword && (
        <PasswordField {...field('currentPassword')} label="Your password" autoComplete="current-password" />
      )}
      <div className={styles.actions}>
        <Button {...form.submitProps}>Create passkey</Button>
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
