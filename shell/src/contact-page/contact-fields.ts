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

/** What a shopper writes, besides files. */
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

/** What is said beside a field that is refused, by the form and by the page that a refused form comes back as. */
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

/** What the address says already: the order that it is about, or a refused form's own values. */
export const valuesOf = (query: Readonly<Record<string, string>>): ContactValues => ({
  firstName: query.firstName ?? '',
  lastName: query.lastName ?? '',
  emailAddress: query.emailAddress ?? '',
  phoneNumber: query.phoneNumber ?? '',
  subject: query.subject ?? '',
  orderNumber: (query.orderNumber ?? query.order ?? '').slice(0, ORDER_NUMBER_MAX_LENGTH),
  message: query.message ?? '',
});
