import Type from 'typebox';
import { CONTACT_ANSWER_MAX_LENGTH } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Line, shape } from '../../declaration/shape';

export const adminContactAnswered = defineOperation({
  key: 'POST /admin/contact-answered',
  id: 'adminContactAnswered',
  domain: 'admin',
  summary: 'Mark a message as answered; a repeated call keeps the first time and answer',
  access: 'admin',
  roles: ['support', 'manager', 'administrator'],
  wholeBusiness: true,
  body: shape({
    reference: Line(20),
    /** What was answered, for colleagues; the shopper finds it in the copy of their data. */
    answer: Type.Optional(Line(CONTACT_ANSWER_MAX_LENGTH)),
  }),
  reply: shape({ reference: Type.String(), answeredAt: Type.String() }),
  errors: ['contact_not_found'],
});
