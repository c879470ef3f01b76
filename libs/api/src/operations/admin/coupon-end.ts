import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Line, shape } from '../../declaration/shape';
import { AdminCoupon, couponTerms } from '../../entities/coupon';

export const adminCouponEnd = defineOperation({
  key: 'POST /admin/coupon-end',
  id: 'adminCouponEnd',
  domain: 'admin',
  summary: 'End a coupon now; orders that have used it stay as they are',
  access: 'admin',
  roles: ['content', 'administrator'],
  wholeBusiness: true,
  body: shape({ business: Type.Optional(Line(253)), code: couponTerms.code }),
  reply: AdminCoupon,
  errors: ['business_not_found', 'coupon_not_found'],
});
