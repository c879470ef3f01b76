import { object } from 'yup';
import { required } from '../forms/fields.schema';

export const verifySchema = object({ verificationCode: required('code') });
