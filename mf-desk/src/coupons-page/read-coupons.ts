import type { ApiClient } from '@storefront/api/client';
import type { AdminCoupon } from '@storefront/api/entities/coupon';
import { type DeskVisit, deskVisit } from '../navigation/desk-visit';
import { type DeskFailure, readDesk } from '../navigation/read-desk';

export interface CouponsRead {
  readonly kind: 'read';
  readonly visit: DeskVisit;
  readonly coupons: readonly AdminCoupon[];
}

/** Reads the coupons of the operator's business. */
export const readCoupons = (api: ApiClient): Promise<CouponsRead | DeskFailure> =>
  readDesk(async () => {
    const [visit, reply] = await Promise.all([deskVisit(api), api.call('POST /admin/coupons', { body: {} })]);
    return reply.ok ? { kind: 'read', visit, coupons: reply.data.coupons } : { kind: 'failed' };
  });
