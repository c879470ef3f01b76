import { PASSWORD_MAX_LENGTH, PERSON_NAME_MAX_LENGTH, PHONE_MAX_LENGTH } from '@storefront/api/constants';
import { plainFields } from '@storefront/forms/plain-fields';
import { passwordRule, referralCodeRule } from '@storefront/messages/account';
import type { ReturnedForm } from '@storefront/remote-kit/action.types';
import { actionPath } from '@storefront/routes/action-path';
import { Button } from '@storefront/ui/button';
import { SelectField } from '@storefront/ui/select-field';
import { TextField } from '@storefront/ui/text-field';
import styles from '../forms/Form.module.css';
import { hearAbout } from '../register-page/hear-about';
import { registrationFields } from '../register-page/register.schema';
import { EmailField } from './EmailField';
import { PasswordField } from './PasswordField';
import { PlainForm } from './PlainForm';

interface PlainRegisterProps {
  readonly from: string | undefined;
  readonly returned: ReturnedForm | undefined;
}

/** The registration before any script. */
export function PlainRegister({ from, returned }: PlainRegisterProps) {
  const field = plainFields(registrationFields, returned);
  const password = { maxLength: PASSWORD_MAX_LENGTH, autoComplete: 'new-password' } as const;
  return (
    // A further click on the button sends the same key, so it creates no second account.
    <PlainForm
      action={actionPath('member', 'register')}
      returned={returned}
      carried={{ from, key: crypto.randomUUID() }}
    >
      <div className={styles.pair}>
        <TextField
          {...field('firstname')}
          label="First name"
          maxLength={PERSON_NAME_MAX_LENGTH}
          autoComplete="given-name"
        />
        <TextField
          {...field('lastname')}
          label="Last name"
          maxLength={PERSON_NAME_MAX_LENGTH}
          autoComplete="family-name"
        />
      </div>
      <EmailField {...field('emailAddress')} autoComplete="email" />
      <TextField
        {...field('mobileContactNumber')}
        label="Mobile phone number"
        optional
        type="tel"
        maxLength={PHONE_MAX_LENGTH}
        autoComplete="tel"
      />
      <div className={styles.pair}>
        <PasswordField {...field('password')} {...password} label="Password" hint={passwordRule} />
        <PasswordField
          {...field('passwordAgain')}
          {...password}
          label="Confirm password"
          hint="Enter the same password again"
        />
      </div>
      <SelectField
        {...field('whereDidYouHear')}
        label="Where did you hear about us?"
        placeholder="Choose one"
        options={hearAbout}
      />
      <TextField
        {...field('referralCode')}
        label="Referral code"
        optional
        hint={referralCodeRule}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" big wide>
        Create account
      </Button>
    </PlainForm>
  );
}
