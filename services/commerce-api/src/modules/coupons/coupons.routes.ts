import type { Handlers } from '../../http/operation.types';
import type { ServiceContext } from '../../service-context';
import { addCoupon, endCoupon, listCoupons } from './admin-coupons.service';

type Keys = 'POST /admin/coupons' | 'POST /admin/coupon-add' | 'POST /admin/coupon-end';

export function couponsRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  return {
    'POST /admin/coupons': ({ body }) => listCoupons(context, body),
    'POST /admin/coupon-add': ({ body }) => addCoupon(context, body),
    'POST /admin/coupon-end': ({ body, now }) => endCoupon(context, body, now),
  };
}
