import { object } from 'yup';
import { email } from '../forms/fields.schema';

export const forgottenPasswordSchema = object({ email: email() });
