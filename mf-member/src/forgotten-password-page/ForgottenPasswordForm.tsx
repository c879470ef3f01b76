import { FormErrors } from '@storefront/forms/form-errors';
import { liveFields } from '@storefront/forms/live-fields';
import { usePlainForm } from '@storefront/forms/plain-form-state';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { actionPath } from '@storefront/routes/action-path';
import { Button } from '@storefront/ui/button';
import { EmailField } from '../forms/EmailField';
import styles from '../forms/Form.module.css';
import { forgottenPasswordSchema } from './forgotten-password.schema';
import { requestReset } from './request-reset';

export function ForgottenPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const { api } = usePageContext();
  const before = usePlainForm(actionPath('member', 'request-reset'));
  const form = useStorefrontForm({
    initialValues: { email: before?.values.email ?? '' },
    refusedBefore: before?.refusal,
    schema: forgottenPasswordSchema,
    onSubmit: async (values) => {
      const refused = await requestReset(api, values);
      if (!refused) onSent(values.email.trim());
      return refused;
    },
  });
  const field = liveFields(form);
  return (
    <form {...form.formProps} className={styles.form}>
      <FormErrors errors={form.formErrors} />
      <EmailField {...field('email')} />
      <Button {...form.submitProps} big wide>
        Send me a link
      </Button>
    </form>
  );
}
