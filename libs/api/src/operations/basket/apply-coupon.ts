import Type from 'typebox';
import { COUPON_TYPED_MAX_LENGTH, VERIFY_TOKEN_MAX_LENGTH } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { BasketToken, Line, shape } from '../../declaration/shape';
import { Basket } from '../../entities/basket';

export const applyCoupon = defineOperation({
  key: 'POST /basket/apply-coupon',
  id: 'applyCoupon',
  domain: 'basket',
  summary: 'Apply a coupon to a basket, in place of another; capital letters and spaces do not matter',
  idempotent: 'change',
  session: { basketToken: 'basketToken' },
  // Codes must not be found by guessing.
  limits: [
    { per: 'basket', count: 12, seconds: 600 },
    { per: 'address', count: 60, seconds: 600 },
  ],
  body: shape({
    basketToken: BasketToken,
    coupon: Line(COUPON_TYPED_MAX_LENGTH),
    /** The token of the bot check, where the business asks for one. */
    verifyToken: Type.Optional(Type.String({ maxLength: VERIFY_TOKEN_MAX_LENGTH })),
  }),
  reply: Basket,
  errors: [
    'basket_not_found',
    'coupon_invalid',
    'coupon_expired',
    'coupon_used_up',
    'coupon_first_order_only',
    'coupon_not_for_basket',
    'coupon_below_minimum',
    'captcha_failed',
    'captcha_unavailable',
    'rate_limited',
  ],
});
