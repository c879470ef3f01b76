import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Line, shape } from '../../declaration/shape';

export const deskOrderMailAgain = defineOperation({
  key: 'POST /desk/order-mail-again',
  id: 'deskOrderMailAgain',
  domain: 'desk',
  summary: 'Send the confirmation or the receipt of an order again, to the address of the order',
  access: 'admin',
  roles: ['support', 'manager', 'administrator'],
  body: shape({ businessOrderId: Line(40), kind: Type.Enum(['confirmation', 'receipt']) }),
  reply: shape({ mailed: Type.Boolean() }),
  errors: ['order_not_found', 'order_mail_missing', 'mail_limit_reached'],
});
