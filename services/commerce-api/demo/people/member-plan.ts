import type { FulfilmentMethod } from '@storefront/api/entities/enumerations';
import type { OrderStatus } from '@storefront/api/entities/order-status';

/** An order in short form: when its slot was, what it contained and how it ended. */
export type OrderPlan = {
  readonly store: string;
  readonly status: OrderStatus;
  /** About how many hours before now (negative: after now) the slot starts; the store's nearest slot is used. */
  readonly slotHoursAgo: number;
  readonly method?: FulfilmentMethod;
  readonly fee?: number;
  readonly tip?: number;
  /** Item slug and quantity. */
  readonly lines: readonly (readonly [slug: string, quantity: number])[];
};

export type MemberPlan = {
  readonly email: string;
  readonly password: string;
  readonly first: string;
  readonly last: string;
  readonly mobile: string | null;
  /** The member's referral code. */
  readonly sharingCode?: string;
  readonly addresses: readonly (readonly [
    line1: string,
    line2: string,
    town: string,
    county: string,
    postcode: string,
  ])[];
  readonly orders: readonly OrderPlan[];
};
