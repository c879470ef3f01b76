import Type from 'typebox';
import { MESSAGE_MAX_LENGTH } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Email, Line, PersonName, Phone, shape } from '../../declaration/shape';
import { CONTACTS_PER_HOUR, MAX_CONTACT_BYTES, MAX_CONTACT_FILES } from '../../limits/contact-limits';

export const contactRequest = defineOperation({
  key: 'POST /contact/request',
  id: 'contactRequest',
  domain: 'other',
  summary: 'A message to the business with files: multipart, the files as a list of parts named files',
  idempotent: 'reply',
  multipart: true,
  bodyLimit: MAX_CONTACT_BYTES,
  limits: [
    { per: 'account', count: 5, seconds: 3600 },
    { per: 'address', count: CONTACTS_PER_HOUR, seconds: 3600 },
  ],
  body: shape({
    firstName: PersonName,
    lastName: PersonName,
    emailAddress: Email,
    phoneNumber: Type.Optional(Phone),
    subject: Line(120),
    message: Type.String({ minLength: 1, maxLength: MESSAGE_MAX_LENGTH }),
    orderNumber: Type.Optional(Line(40)),
    files: Type.Optional(Type.Array(Type.Unknown(), { maxItems: MAX_CONTACT_FILES })),
  }),
  reply: shape({ reference: Type.String(), receivedAt: Type.String(), files: Type.Integer() }),
  errors: ['validation_failed', 'invalid_phone_number', 'file_refused', 'body_too_large', 'rate_limited'],
});
