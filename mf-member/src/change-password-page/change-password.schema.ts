import { object } from 'yup';
import { newPassword, required, sameAs } from '../forms/fields.schema';

export const changePasswordSchema = object({
  currentPassword: required('current password'),
  password: newPassword(),
  passwordAgain: sameAs('password'),
});
export const emptyPasswords = { currentPassword: '', password: '', passwordAgain: '' };
