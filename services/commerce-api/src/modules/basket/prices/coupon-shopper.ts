import type { Caller } from '../../../http/operation.types';
import type { CouponShopper } from '../../coupons/coupons.repository';
import type { BasketRow } from '../basket.repository';
import { detailsOf } from '../owners/personal-details';

/** The shopper whose uses of a coupon count: the member, and the e-mail address that this caller entered. */
export const shopperOf = (basket: BasketRow, caller: Caller, now: Date): CouponShopper => ({
  memberId: caller.member?.memberId ?? null,
  email: detailsOf(basket, caller, now).contact?.email ?? null,
});
