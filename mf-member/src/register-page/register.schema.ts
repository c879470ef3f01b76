import { PHONE_MAX_LENGTH } from '@storefront/api/constants';
import { hearAboutRequired } from '@storefront/messages/account';
import { object, string } from 'yup';
import { email, newPassword, personName, sameAs } from '../forms/fields.schema';

export const registerSchema = object({
  firstname: personName('first name'),
  lastname: personName('last name'),
  emailAddress: email(),
  // Only the API knows every country's rules for numbers.
  mobileContactNumber: string().trim().max(PHONE_MAX_LENGTH).ensure(),
  password: newPassword(),
  passwordAgain: sameAs('password'),
  whereDidYouHear: string().required(hearAboutRequired),
});

export const emptyRegistration = {
  firstname: '',
  lastname: '',
  emailAddress: '',
  mobileContactNumber: '',
  password: '',
  passwordAgain: '',
  whereDidYouHear: '',
};
export type Registration = typeof emptyRegistration;
