import { boolean, type InferType, object } from 'yup';
import { newPassword, sameAs } from '../forms/fields.schema';

export const newPasswordSchema = object({
  password: newPassword(),
  passwordAgain: sameAs('password'),
  logoutFromAll: boolean().required(),
});
export type NewPassword = InferType<typeof newPasswordSchema>;

/** A new password from the fields of a form without scripts; the values to begin with if there was none. */
export const newPasswordOf = (form?: Readonly<Record<string, string>>): NewPassword => ({
  password: form?.password ?? '',
  passwordAgain: form?.passwordAgain ?? '',
  logoutFromAll: !form || form.logoutFromAll !== undefined,
});
