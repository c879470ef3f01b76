import { credentialsInvalid } from '@storefront/messages/account';
import { object } from 'yup';
import { email, typedPassword } from '../forms/fields.schema';

export const loginSchema = object({ email: email(), password: typedPassword('password', credentialsInvalid) });
