import Type from 'typebox';
import { COUPON_CODES_AT_ONCE_MAX, COUPON_SCOPE_MAX } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Day, Line, shape } from '../../declaration/shape';
import { AdminCoupon, couponTerms } from '../../entities/coupon';

const { code, name, kind, percent, amount, minimumSpend, maximumUses, maximumUsesPerShopper } = couponTerms;

export const adminCouponAdd = defineOperation({
  key: 'POST /admin/coupon-add',
  id: 'adminCouponAdd',
  domain: 'admin',
  summary: 'Add a coupon, with one code for everybody or with single-use codes',
  access: 'admin',
  roles: ['content', 'administrator'],
  wholeBusiness: true,
  body: shape({
    /** By name or host; needed where there are several. */
    business: Type.Optional(Line(253)),
    code,
    name,
    kind,
    percent: Type.Optional(percent),
    amount: Type.Optional(amount),
    minimumSpend: Type.Optional(minimumSpend),
    maximumUses: Type.Optional(maximumUses),
    maximumUsesPerShopper: Type.Optional(maximumUsesPerShopper),
    firstOrderOnly: Type.Optional(Type.Boolean()),
    membersOnly: Type.Optional(Type.Boolean()),
    /** Its first and its last day, in the business's time zone. */
    startsOn: Type.Optional(Day),
    endsOn: Type.Optional(Day),
    /** The items and categories that it covers, by code or slug; all goods by default. */
    items: Type.Optional(Type.Array(Line(120), { maxItems: COUPON_SCOPE_MAX })),
    categories: Type.Optional(Type.Array(Line(120), { maxItems: COUPON_SCOPE_MAX })),
    /** How many single-use codes to make instead of one code for everybody. */
    singleUseCodes: Type.Optional(Type.Integer({ minimum: 1, maximum: COUPON_CODES_AT_ONCE_MAX })),
  }),
  reply: shape({ coupon: AdminCoupon, codes: Type.Array(Type.String()) }),
  errors: ['business_not_found', 'coupon_exists', 'coupon_terms_invalid'],
});
