import { ORDER_NUMBER_MAX_LENGTH } from '@storefront/api/constants';
import {
  emailMissing,
  filesChooseAgain,
  firstNameMissing,
  lastNameMissing,
  messageMissing,
  orderNumberUnusable,
  phoneUnusable,
  subjectMissing,
} from '@storefront/messages/contact';

/** The text fields of a message. */
export interface ContactValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly emailAddress: string;
  readonly phoneNumber: string;
  readonly subject: string;
  readonly orderNumber: string;
  readonly message: string;
}
export type ContactField = keyof ContactValues;

export const CONTACT_FIELDS: readonly ContactField[] = [
  'firstName',
  'lastName',
  'emailAddress',
  'phoneNumber',
  'subject',
  'orderNumber',
  'message',
];

/** The error texts of the fields, used by the form and by the page of a refused form. */
export const FIELD_ERRORS: Readonly<Record<ContactField | 'files', string>> = {
  firstName: firstNameMissing,
  lastName: lastNameMissing,
  emailAddress: emailMissing,
  phoneNumber: phoneUnusable,
  subject: subjectMissing,
  orderNumber: orderNumberUnusable,
  message: messageMissing,
  files: filesChooseAgain,
};

/** Initial values from the URL: the order's number, or the values of a refused form. */
export const valuesOf = (query: Readonly<Record<string, string>>): ContactValues => ({
  firstName: query.firstName ?? '',
  lastName: query.lastName ?? '',
  emailAddress: query.emailAddress ?? '',
  phoneNumber: query.phoneNumber ?? '',
  subject: query.subject ?? '',
  orderNumber: (query.orderNumber ?? query.order ?? '').slice(0, ORDER_NUMBER_MAX_LENGTH),
  message: query.message ?? '',
});
