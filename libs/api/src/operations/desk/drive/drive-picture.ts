import Type from 'typebox';
import { defineOperation } from '../../../declaration/operation';
import { Line, nullable, shape } from '../../../declaration/shape';

export const deskDrivePicture = defineOperation({
  key: 'POST /desk/drive-picture',
  id: 'deskDrivePicture',
  domain: 'desk',
  summary: 'The picture of the safe place in which an order was left, a JPEG in base64; null if there is none',
  access: 'admin',
  roles: ['driver', 'support', 'manager'],
  safe: true,
  recorded: true,
  body: shape({ businessOrderId: Line(40) }),
  reply: shape({ picture: nullable(shape({ type: Type.Enum(['image/jpeg']), content: Type.String() })) }),
  errors: ['order_not_found'],
});
