import Type from 'typebox';
import { AdminCoupon, couponTerms } from '../../entities/coupon';
import { defineOperation } from '../../operation';
import { Line, shape } from '../../shape';

export const adminCouponEnd = defineOperation({
  key: 'POST /admin/coupon-end',
  id: 'adminCouponEnd',
  domain: 'admin',
  summary: 'End a coupon now; orders that have used it stay as they are',
  access: 'admin',
  body: shape({ business: Type.Optional(Line(253)), code: couponTerms.code }),
  reply: AdminCoupon,
  errors: ['business_not_found', 'coupon_not_found'],
});
