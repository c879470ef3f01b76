import type { BasketLine } from '@storefront/api/entities/basket';

/** What a line costs after its deals and before a coupon. */
export const lineCharge = ({ lineTotal, dealSaving }: Pick<BasketLine, 'lineTotal' | 'dealSaving'>): number =>
  lineTotal - dealSaving;
