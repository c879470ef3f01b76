import { defineOperation } from '../../declaration/operation';
import { BasketToken, shape } from '../../declaration/shape';
import { Basket } from '../../entities/basket';

export const removeCoupon = defineOperation({
  key: 'POST /basket/remove-coupon',
  id: 'removeCoupon',
  domain: 'basket',
  summary: 'Remove the coupon from a basket; a basket without one stays as it is',
  idempotent: 'change',
  session: { basketToken: 'basketToken' },
  body: shape({ basketToken: BasketToken }),
  reply: Basket,
  errors: ['basket_not_found'],
});
