import { EMAIL_MAX_LENGTH } from '@storefront/api/constants';
import { FormErrors } from '@storefront/forms/form-errors';
import { liveFields } from '@storefront/forms/live-fields';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { TextField } from '@storefront/ui/text-field';
import { TextButton } from '@storefront/ui/text-link';
import { useState } from 'react';
import styles from './LogInPage.module.css';
import { emailSchema } from './log-in.schema';
import { logInTexts } from './texts';

/** Asks for a link to set a new password. Whether an operator has the address is not told. */
export function ForgottenForm({ onBack }: { onBack: () => void }) {
  const { api } = usePageContext();
  const [sentTo, setSentTo] = useState<string>();
  const form = useStorefrontForm({
    initialValues: { email: '' },
    schema: emailSchema,
    onSubmit: async ({ email }) => {
      try {
        const reply = await api.call('POST /desk/forgotten-password', { body: { email: email.trim() } });
        if (!reply.ok) return { message: logInTexts.tooMany };
        setSentTo(email.trim());
        return undefined;
      } catch {
        return { message: logInTexts.unavailable };
      }
    },
  });
  return (
    <form {...form.formProps} className={styles.form}>
      <FormErrors errors={form.formErrors} />
      {sentTo ? (
        <p role="status">
          If <b>{sentTo}</b> belongs to somebody of the staff, a link to set a new password is on its way.
        </p>
      ) : (
        <>
          <TextField
            {...liveFields(form)('email')}
            label="E-mail"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={EMAIL_MAX_LENGTH}
          />
          <Button {...form.submitProps} big wide>
            Send me a link
          </Button>
        </>
      )}
      <TextButton onClick={onBack}>Back to the log-in</TextButton>
    </form>
  );
}
