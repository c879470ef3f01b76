import { PERSON_NAME_MAX_LENGTH } from '@storefront/api/constants';
import { EMAIL_PATTERN, PERSON_NAME_PATTERN } from '@storefront/api/typed-text';
import { nameInvalid } from '@storefront/messages/checkout';
import { messageTooLong } from '@storefront/messages/contact';
import { type ObjectSchema, object, string } from 'yup';
import { type ContactValues, FIELD_ERRORS } from './contact-fields';

/** The back end's maximum length of a message. */
const MESSAGE_LENGTH = 4000;
const name = new RegExp(PERSON_NAME_PATTERN, 'u');
const nameRule = { message: nameInvalid, excludeEmptyString: true };
const line = (maxLength: number, message: string) => string().trim().max(maxLength, message);

export const contactSchema: ObjectSchema<ContactValues> = object({
  firstName: line(PERSON_NAME_MAX_LENGTH, FIELD_ERRORS.firstName)
    .required(FIELD_ERRORS.firstName)
    .matches(name, nameRule),
  lastName: line(PERSON_NAME_MAX_LENGTH, FIELD_ERRORS.lastName).required(FIELD_ERRORS.lastName).matches(name, nameRule),
  emailAddress: line(254, FIELD_ERRORS.emailAddress)
    .required(FIELD_ERRORS.emailAddress)
    .matches(new RegExp(EMAIL_PATTERN), FIELD_ERRORS.emailAddress),
  phoneNumber: line(32, FIELD_ERRORS.phoneNumber)
    .default('')
    .matches(/^(\+?[\d\s()-]{7,})?$/, FIELD_ERRORS.phoneNumber),
  subject: line(120, FIELD_ERRORS.subject).required(FIELD_ERRORS.subject),
  orderNumber: line(40, FIELD_ERRORS.orderNumber).default(''),
  message: line(MESSAGE_LENGTH, messageTooLong).required(FIELD_ERRORS.message),
});
