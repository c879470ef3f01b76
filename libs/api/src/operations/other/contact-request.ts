import Type from 'typebox';
import { defineOperation } from '../../operation';
import { Email, Line, Phone, shape } from '../../shape';

export const contactRequest = defineOperation({
  key: 'POST /contact/request',
  id: 'contactRequest',
  domain: 'other',
  summary: 'A message to the business with files: multipart, the files as a list',
  later: true,
  multipart: true,
  body: shape({
    firstName: Line(80),
    lastName: Line(80),
    emailAddress: Email,
    phoneNumber: Type.Optional(Phone),
    subject: Line(120),
    message: Line(4000),
    orderNumber: Type.Optional(Line(40)),
    files: Type.Optional(Type.Array(Type.Unknown(), { maxItems: 10 })),
  }),
  reply: Type.Unknown(),
  errors: ['validation_failed', 'file_refused'],
});
