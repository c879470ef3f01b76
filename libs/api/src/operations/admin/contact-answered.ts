import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Line, shape } from '../../declaration/shape';

export const adminContactAnswered = defineOperation({
  key: 'POST /admin/contact-answered',
  id: 'adminContactAnswered',
  domain: 'admin',
  summary: 'Mark a message as answered; a repeated call keeps the first time',
  access: 'admin',
  roles: ['support', 'manager'],
  wholeBusiness: true,
  body: shape({ reference: Line(20) }),
  reply: shape({ reference: Type.String(), answeredAt: Type.String() }),
  errors: ['contact_not_found'],
});
