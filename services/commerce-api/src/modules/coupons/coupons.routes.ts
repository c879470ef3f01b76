import type { Handlers } from '../../http/operation.types';
import type { ServiceContext } from '../../service-context';
import { addCoupon, endCoupon, listCoupons } from './admin-coupons.service';
import { applyCoupon, removeCoupon } from './apply-coupon.service';

type Keys =
  | 'POST /basket/apply-coupon'
  | 'POST /basket/remove-coupon'
  | 'POST /admin/coupons'
  | 'POST /admin/coupon-add'
  | 'POST /admin/coupon-end';

export function couponsRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  return {
    'POST /basket/apply-coupon': (call) => applyCoupon(context, call),
    'POST /basket/remove-coupon': (call) => removeCoupon(context, call),
    'POST /admin/coupons': ({ body }) => listCoupons(context, body),
    'POST /admin/coupon-add': ({ body }) => addCoupon(context, body),
    'POST /admin/coupon-end': ({ body, now }) => endCoupon(context, body, now),
  };
}
