import { EMAIL_MAX_LENGTH } from '@storefront/api/constants';
import { FormErrors } from '@storefront/forms/form-errors';
import { liveFields } from '@storefront/forms/live-fields';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { TextField } from '@storefront/ui/text-field';
import { object, string } from 'yup';
import { attempt } from '../forms/attempt';
import styles from '../forms/Form.module.css';
import { email } from '../forms/fields.schema';
import { PasswordField } from '../forms/PasswordField';
import { type NewEmail, requestEmailChange } from './new-email';

const schema = object({ email: email().max(EMAIL_MAX_LENGTH), currentPassword: string().ensure() });

interface NewEmailFormProps {
  readonly onSent: (asked: NewEmail) => void;
  readonly onCancel: () => void;
}

/** Asks for the new address, and for the password again. */
export function NewEmailForm({ onSent, onCancel }: NewEmailFormProps) {
  const { api } = usePageContext();
  const form = useStorefrontForm({
    initialValues: { email: '', currentPassword: '' },
    schema,
    onSubmit: (typed) =>
      attempt(async () => {
        const sent = await requestEmailChange(api, typed);
        if ('refused' in sent) return sent.refused;
        onSent({ ...typed, email: sent.sentTo });
        return undefined;
      }),
  });
  const field = liveFields(form);
  return (
    <form {...form.formProps} className={styles.form} aria-label="New email address">
      <FormErrors errors={form.formErrors} />
      <TextField
        {...field('email')}
        label="New email"
        hint="We send a code to it"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
      />
      <PasswordField
        {...field('currentPassword')}
        label="Your password"
        hint="If you have one"
        autoComplete="current-password"
      />
      <div className={styles.actions}>
        <Button {...form.submitProps}>Send me a code</Button>
        <Button kind="quiet" onClick={onCancel}>
          Keep my address
        </Button>
      </div>
    </form>
  );
}
