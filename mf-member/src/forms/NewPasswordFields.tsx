import type { Fields } from '@storefront/forms/field-props.types';
import { passwordRule } from '@storefront/messages/account';
import { PasswordField } from './PasswordField';

/** A new password, typed twice. */
export function NewPasswordFields({ field }: { field: Fields }) {
  return (
    <>
      <PasswordField {...field('password')} label="New password" hint={passwordRule} autoComplete="new-password" />
      <PasswordField {...field('passwordAgain')} label="Confirm new password" autoComplete="new-password" />
    </>
  );
}
