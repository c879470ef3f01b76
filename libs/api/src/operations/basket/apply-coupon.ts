import Type from 'typebox';
import { VERIFY_TOKEN_MAX_LENGTH } from '../../constants';
import { defineOperation } from '../../operation';
import { BasketToken, Line, shape } from '../../shape';

export const applyCoupon = defineOperation({
  key: 'POST /basket/apply-coupon',
  id: 'applyCoupon',
  domain: 'basket',
  summary: 'Apply a coupon to a basket',
  later: true,
  body: shape({
    basketToken: BasketToken,
    coupon: Line(40),
    verifyToken: Type.Optional(Type.String({ maxLength: VERIFY_TOKEN_MAX_LENGTH })),
  }),
  reply: Type.Unknown(),
  errors: ['basket_not_found', 'coupon_invalid', 'coupon_expired', 'coupon_needs_member', 'captcha_failed'],
});
