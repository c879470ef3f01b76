import { object } from 'yup';
import { email, required } from '../forms/fields.schema';

export const loginSchema = object({ email: email(), password: required('password') });
