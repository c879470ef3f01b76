import { object, string } from 'yup';
import { email, required } from '../forms/fields.schema';

export const sendCodeSchema = object({
  email: email(),
  type: string()
    .oneOf(['email', 'sms'] as const)
    .defined(),
});
export const typedCodeSchema = object({ otp: required('code') });
