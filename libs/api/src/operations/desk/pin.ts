import { defineOperation } from '../../declaration/operation';
import { shape } from '../../declaration/shape';
import { DeskOperator } from '../../entities/desk/desk-operator';
import { Pin } from '../../entities/desk/handheld';
import { PIN_ROLES } from '../../entities/operator';

export const deskPin = defineOperation({
  key: 'POST /desk/pin',
  id: 'deskPin',
  domain: 'desk',
  summary: "Set the operator's own PIN for the handhelds of their stores",
  access: 'admin',
  roles: PIN_ROLES,
  needsPassword: true,
  body: shape({ pin: Pin }),
  reply: DeskOperator,
  errors: ['operator_pin_too_simple'],
});
