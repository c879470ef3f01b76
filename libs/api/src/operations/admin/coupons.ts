import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Line, nullable, shape } from '../../declaration/shape';
import { AdminCoupon } from '../../entities/coupon';

export const adminCoupons = defineOperation({
  key: 'POST /admin/coupons',
  id: 'adminCoupons',
  domain: 'admin',
  summary: 'The coupons of a business, or of all, with their uses',
  access: 'admin',
  roles: ['content', 'administrator'],
  wholeBusiness: true,
  safe: true,
  /** By name or host; every business by default. */
  body: shape({ business: Type.Optional(Line(253)) }),
  reply: shape({
    coupons: Type.Array(AdminCoupon),
    /** That of the named, or the only, business. */
    currency: nullable(Type.String()),
  }),
  errors: ['business_not_found'],
});
