import type { AdminCoupon } from '@storefront/api/entities/coupon';

/** A fifth off everything, for everybody, without an end. */
export const coupon: AdminCoupon = {
  couponId: 4,
  businessId: 1,
  currency: 'GBP',
  code: 'SPRING',
  name: 'A fifth off',
  kind: 'percentage',
  percent: 20,
  amount: null,
  minimumSpend: 0,
  maximumUses: null,
  maximumUsesPerShopper: null,
  firstOrderOnly: false,
  membersOnly: false,
  startsAt: null,
  endsAt: null,
  itemIds: [],
  categoryIds: [],
  uses: 0,
  codes: 1,
};
