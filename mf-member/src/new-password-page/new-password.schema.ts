import { boolean, type InferType, object } from 'yup';
import { newPassword, sameAs } from '../forms/fields.schema';

export const newPasswordSchema = object({
  password: newPassword(),
  passwordAgain: sameAs('password'),
  logoutFromAll: boolean().required(),
});
export type NewPassword = InferType<typeof newPasswordSchema>;
export const emptyNewPassword: NewPassword = { password: '', passwordAgain: '', logoutFromAll: true };
