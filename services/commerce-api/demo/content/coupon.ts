import type { DemoCoupon } from '../demo-data.types';
import type { DemoIds } from './ids';

type Gift =
  | { readonly kind: 'percentage'; readonly percent: number }
  | { readonly kind: 'fixed'; readonly amount: number }
  | { readonly kind: 'free_delivery' };

/** A coupon of the demonstration; money in pence. */
export type CouponPlan = {
  readonly code: string;
  readonly name: string;
  readonly gives: Gift;
  readonly minimumSpend?: number;
  readonly usesPerShopper?: number;
  readonly firstOrderOnly?: boolean;
  readonly membersOnly?: boolean;
};

export const couponRows = (plans: readonly CouponPlan[], businessId: number, ids: DemoIds): DemoCoupon[] =>
  plans.map((plan) => ({
    id: ids.coupon(),
    businessId,
    code: plan.code,
    name: plan.name,
    percent: null,
    amount: null,
    ...plan.gives,
    minimumSpend: plan.minimumSpend ?? 0,
    maximumUsesPerShopper: plan.usesPerShopper ?? null,
    firstOrderOnly: plan.firstOrderOnly ?? false,
    membersOnly: plan.membersOnly ?? false,
  }));
