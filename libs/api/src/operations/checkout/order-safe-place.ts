import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Line, nullable, shape } from '../../declaration/shape';

export const orderSafePlace = defineOperation({
  key: 'POST /checkout/order-safe-place',
  id: 'orderSafePlace',
  domain: 'checkout',
  summary:
    'The picture of the safe place in which the caller’s own order was left, a JPEG in base64; null if there is none',
  safe: true,
  session: { usesGuestDetails: true },
  body: shape({ businessOrderId: Line(40) }),
  reply: shape({ picture: nullable(shape({ type: Type.Enum(['image/jpeg']), content: Type.String() })) }),
  errors: ['order_not_found'],
});
