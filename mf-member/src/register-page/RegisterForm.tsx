import { FormErrors } from '@storefront/forms/form-errors';
import { usePlainForm } from '@storefront/forms/plain-form-state';
import { SelectFormField } from '@storefront/forms/select-form-field';
import { TextFormField } from '@storefront/forms/text-form-field';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { passwordRule, referralCodeRule } from '@storefront/messages/account';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { actionPath } from '@storefront/routes/action-path';
import { Button } from '@storefront/ui/button';
import styles from '../forms/Form.module.css';
import { PasswordFormField } from '../forms/PasswordFormField';
import { useIdempotencyKey } from '../forms/use-idempotency-key';
import type { LoggedIn } from '../session/session';
import { hearAbout } from './hear-about';
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
  return (
    <form {...form.formProps} className={styles.form}>
      <FormErrors errors={form.formErrors} />
      <div className={styles.pair}>
        <TextFormField form={form} name="firstname" label="First name" autoComplete="given-name" />
        <TextFormField form={form} name="lastname" label="Last name" autoComplete="family-name" />
      </div>
      <TextFormField
        form={form}
        name="emailAddress"
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextFormField
        form={form}
        name="mobileContactNumber"
        label="Mobile phone number"
        optional
        type="tel"
        autoComplete="tel"
      />
      <div className={styles.pair}>
        <PasswordFormField
          form={form}
          name="password"
          label="Password"
          hint={passwordRule}
          autoComplete="new-password"
        />
        <PasswordFormField
          form={form}
          name="passwordAgain"
          label="Confirm password"
          hint="Enter the same password again"
          autoComplete="new-password"
        />
      </div>
      <SelectFormField
        form={form}
        name="whereDidYouHear"
        label="Where did you hear about us?"
        placeholder="Choose one"
        options={hearAbout}
      />
      <TextFormField
        form={form}
        name="referralCode"
        label="Referral code"
        optional
        hint={referralCodeRule}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button {...form.submitProps} big wide>
        Create account
      </Button>
    </form>
  );
}
