import { PASSKEY_NAME_MAX_LENGTH } from '@storefront/api/constants';
import type { OperatorLogIn } from '@storefront/api/entities/desk/operator-log-in';
import { FormErrors } from '@storefront/forms/form-errors';
import { liveFields } from '@storefront/forms/live-fields';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { TextField } from '@storefront/ui/text-field';
import { useState } from 'react';
import { object, string } from 'yup';
import layout from '../frame/Layout.module.css';
import { ownLogInTexts as texts } from './texts';

export interface AddPasskeyFormProps {
  readonly onAdded: (now: OperatorLogIn) => void;
  readonly onCancel: () => void;
}

const schema = object({ name: string().ensure().trim(), currentPassword: string().ensure() });

/** Names a new passkey and opens the browser's dialog; it asks for the password once the log-in is a while ago. */
export function AddPasskeyForm({ onAdded, onCancel }: AddPasskeyFormProps) {
  const { api } = usePageContext();
  const [needsPassword, setNeedsPassword] = useState(false);
  const form = useStorefrontForm({
    initialValues: { name: '', currentPassword: '' },
    schema,
    onSubmit: async ({ name, currentPassword }) => {
      try {
        const { addPasskey } = await import('./add-passkey');
        const made = await addPasskey(api, { name: name.trim(), currentPassword });
        if (made.kind === 'added') onAdded(made.ownLogIn);
        if (made.kind === 'password-needed') setNeedsPassword(true);
        return made.kind === 'refused' ? made.refusal : undefined;
      } catch {
        return { message: texts.notSent };
      }
    },
  });
  const field = liveFields(form);
  return (
    <form {...form.formProps} className="sf-stack" aria-label="New passkey">
      <FormErrors errors={form.formErrors} />
      <TextField
        {...field('name')}
        label="Name of the passkey"
        optional
        hint="So that you can recognise it, such as “My phone”."
        autoComplete="off"
        maxLength={PASSKEY_NAME_MAX_LENGTH}
        autoFocus
      />
      {needsPassword && (
        <TextField
          {...field('currentPassword')}
          label="Your password"
          hint={texts.passwordNeeded}
          type="password"
          autoComplete="current-password"
          autoFocus
        />
      )}
      <div className={layout.actions}>
        <Button {...form.submitProps}>Create passkey</Button>
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
