import { currentPasswordIncorrect } from '@storefront/messages/account';
import { object } from 'yup';
import { newPassword, sameAs, typedPassword } from '../forms/fields.schema';

export const addPasswordSchema = object({ password: newPassword(), passwordAgain: sameAs('password') });
export const removePasswordSchema = object({
  currentPassword: typedPassword('current password', currentPasswordIncorrect),
});
export const changePasswordSchema = removePasswordSchema.concat(addPasswordSchema);

/** The fields of a form of the page without scripts; empty values to begin with if there was none. */
export const passwordsOf = (form: Readonly<Record<string, string>> = {}) => ({
  currentPassword: form.currentPassword ?? '',
  password: form.password ?? '',
  passwordAgain: form.passwordAgain ?? '',
});
