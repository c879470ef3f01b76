import Type from 'typebox';
import { defineOperation } from '../../operation';
import { BasketToken, shape } from '../../shape';

export const removeCoupon = defineOperation({
  key: 'POST /basket/remove-coupon',
  id: 'removeCoupon',
  domain: 'basket',
  summary: 'Remove the coupon from a basket',
  later: true,
  body: shape({ basketToken: BasketToken }),
  reply: Type.Unknown(),
  errors: ['basket_not_found'],
});
