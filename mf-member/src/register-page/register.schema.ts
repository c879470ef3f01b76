import { PHONE_MAX_LENGTH } from '@storefront/api/constants';
import { hearAboutRequired, referralCodeInvalid } from '@storefront/messages/account';
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
  referralCode: string()
    .trim()
    .matches(/^[A-Za-z0-9-]{3,40}$/, { message: referralCodeInvalid, excludeEmptyString: true })
    .ensure(),
});

export const emptyRegistration = {
  firstname: '',
  lastname: '',
  emailAddress: '',
  mobileContactNumber: '',
  password: '',
  passwordAgain: '',
  whereDidYouHear: '',
  referralCode: '',
};
export type Registration = typeof emptyRegistration;

/** The fields from top to bottom. */
export const registrationFields = Object.keys(emptyRegistration) as readonly (keyof Registration)[];

/** A registration from the fields of a form without scripts; missing ones are empty. */
export const registrationOf = (form: Readonly<Record<string, string>>): Registration =>
  Object.fromEntries(registrationFields.map((name) => [name, form[name] ?? ''])) as Registration;
