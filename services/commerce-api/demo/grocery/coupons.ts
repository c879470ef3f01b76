import type { CouponPlan } from '../content/coupon';

export const groceryCoupons: readonly CouponPlan[] = [
  {
    code: 'WELCOME10',
    name: '10% off your first order',
    gives: { kind: 'percentage', percent: 10 },
    minimumSpend: 2_000,
    usesPerShopper: 1,
    firstOrderOnly: true,
  },
  { code: 'PANTRY5', name: '£5 off when you spend £50', gives: { kind: 'fixed', amount: 500 }, minimumSpend: 5_000 },
  { code: 'FREEDROP', name: 'Free delivery over £30', gives: { kind: 'free_delivery' }, minimumSpend: 3_000 },
  {
    code: 'REGULARS',
    name: '5% off for members',
    gives: { kind: 'percentage', percent: 5 },
    membersOnly: true,
  },
];
