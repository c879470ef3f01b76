import type { CouponPlan } from '../content/coupon';

export const retailCoupons: readonly CouponPlan[] = [
  {
    code: 'WELCOME10',
    name: '10% off your first order',
    gives: { kind: 'percentage', percent: 10 },
    usesPerShopper: 1,
    firstOrderOnly: true,
  },
  { code: 'HOUSE5', name: '£5 off when you spend £40', gives: { kind: 'fixed', amount: 500 }, minimumSpend: 4_000 },
];
