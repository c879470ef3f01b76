import { EmailSlipOffer } from '@storefront/forms/email-slip-offer';
import { FormErrors } from '@storefront/forms/form-errors';
import { liveFields } from '@storefront/forms/live-fields';
import { usePlainForm } from '@storefront/forms/plain-form-state';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { actionPath } from '@storefront/routes/action-path';
import { Button } from '@storefront/ui/button';
import styles from '../forms/Form.module.css';
import { useIdempotencyKey } from '../forms/use-idempotency-key';
import type { LoggedIn } from '../session/session';
import { RegisterFields } from './RegisterFields';
import { register } from './register';
import { registerSchema, registrationOf } from './register.schema';
import { registrationAliases } from './registration';

export function RegisterForm({ onRegistered }: { onRegistered: LoggedIn }) {
  const { api } = usePageContext();
  const keyOf = useIdempotencyKey();
  const before = usePlainForm(actionPath('member', 'register'));
  const form = useStorefrontForm({
    initialValues: registrationOf(before?.values ?? {}),
    refusedBefore: before?.refusal,
    schema: registerSchema,
    aliases: registrationAliases,
    onSubmit: (values) => register(api, values, keyOf(values), onRegistered),
  });
  const field = liveFields(form);
  return (
    <form {...form.formProps} className={styles.form}>
      <FormErrors errors={form.formErrors} />
      <RegisterFields field={field}>
        <EmailSlipOffer
          email={form.touched.emailAddress ? form.values.emailAddress : undefined}
          onAccept={(email) => void form.setFieldValue('emailAddress', email)}
        />
      </RegisterFields>
      <Button {...form.submitProps} big wide>
        Create account
      </Button>
    </form>
  );
}
