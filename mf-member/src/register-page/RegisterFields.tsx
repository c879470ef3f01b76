import type { Fields } from '@storefront/forms/field-props.types';
import { passwordRule, referralCodeRule } from '@storefront/messages/account';
import { SelectField } from '@storefront/ui/select-field';
import { TextField } from '@storefront/ui/text-field';
import type { ReactNode } from 'react';
import { EmailField } from '../forms/EmailField';
import styles from '../forms/Form.module.css';
import { PasswordField } from '../forms/PasswordField';
import { hearAbout } from './hear-about';

interface RegisterFieldsProps {
  readonly field: Fields;
  /** Below the e-mail address. */
  readonly children?: ReactNode;
}

/** What a registration asks. */
export function RegisterFields({ field, children }: RegisterFieldsProps) {
  return (
    <>
      <div className={styles.pair}>
        <TextField {...field('firstname')} label="First name" autoComplete="given-name" />
        <TextField {...field('lastname')} label="Last name" autoComplete="family-name" />
      </div>
      <EmailField {...field('emailAddress')} autoComplete="email" />
      {children}
      <TextField {...field('mobileContactNumber')} label="Mobile phone number" optional type="tel" autoComplete="tel" />
      <div className={styles.pair}>
        <PasswordField {...field('password')} label="Password" hint={passwordRule} autoComplete="new-password" />
        <PasswordField
          {...field('passwordAgain')}
          label="Confirm password"
          hint="Enter the same password again"
          autoComplete="new-password"
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
    </>
  );
}
