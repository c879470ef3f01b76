import { EMAIL_MAX_LENGTH } from '@storefront/api/constants';
import type { Fields } from '@storefront/forms/field-props.types';
import { TextField } from '@storefront/ui/text-field';
import type { ReactNode } from 'react';
import styles from '../checkout-frame/CheckoutFrame.module.css';

interface ContactFieldsProps {
  readonly field: Fields;
  readonly isDelivery: boolean;
  /** Below the e-mail address: the way to log in where the address needs it. */
  readonly children?: ReactNode;
  /** Below the number: the choice of texts, if the business sends any. */
  readonly texts?: ReactNode;
}

/** Who receives the order. */
export function ContactFields({ field, isDelivery, children, texts }: ContactFieldsProps) {
  return (
    <>
      <div className={styles.pair}>
        <TextField {...field('firstName')} label="First name" autoComplete="given-name" />
        <TextField {...field('lastName')} label="Last name" autoComplete="family-name" />
      </div>
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        maxLength={EMAIL_MAX_LENGTH}
        autoComplete="email"
        hint="For your receipt"
      />
      {children}
      <TextField
        {...field('phoneNumber')}
        label="Mobile number"
        type="tel"
        autoComplete="tel"
        hint={isDelivery ? 'In case the driver cannot find you' : 'In case there is a question about your order'}
      />
      {texts}
    </>
  );
}
