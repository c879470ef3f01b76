import type { FulfilmentMethod } from '@storefront/api/entities/enumerations';
import type { OrderStatus } from '@storefront/api/entities/order-status';

/** An order in a few words: how long ago its slot was, what was in it, how it went. */
export type OrderPlan = {
  readonly store: string;
  readonly status: OrderStatus;
  /** About how many hours before now (after, when negative) the slot starts: the store's nearest slot is taken. */
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
  readonly addresses: readonly (readonly [
    line1: string,
    line2: string,
    town: string,
    county: string,
    postcode: string,
  ])[];
  readonly orders: readonly OrderPlan[];
};
