import { COUPON_PERCENT_MAX, COUPON_USES_MAX } from '@storefront/api/constants';
import { amount, price, whole } from '../columns/amount-columns';
import { flag, oneOf } from '../columns/choice-columns';
import { optional, required } from '../columns/column';
import { couponCode, couponCodeList } from '../columns/coupon-columns';
import { codes, line } from '../columns/text-columns';
import { calendarDay } from '../columns/time-columns';
import { defineFile } from './import-file';

const uses = (about: string) => optional(whole(about, 1, COUPON_USES_MAX), null);

export const couponsFile = defineFile({
  kind: 'coupons',
  about: 'Codes that shoppers enter in the basket. Uses so far stay as they are.',
  key: ['code'],
  columns: {
    code: required(couponCode('What shoppers enter, unless it has `single_use_codes`; your own name for the coupon')),
    name: required(line('What it gives, as shoppers read it', 80)),
    kind: required(
      oneOf('A part of the goods, a sum off them, or the delivery', ['percentage', 'fixed', 'free_delivery'] as const),
    ),
    percent: optional(whole('The percentage that a percentage coupon takes off', 1, COUPON_PERCENT_MAX), null),
    amount: optional(price('The amount that a fixed coupon takes off'), null),
    minimum_spend: optional(amount('The minimum total of the goods that it covers, after deals'), 0),
    items: optional(codes('The codes of the items that it covers; with `categories` blank too, all goods'), []),
    categories: optional(codes('The codes of the categories that it covers, with those below them'), []),
    starts_on: optional(calendarDay('Its first day; blank means now'), null),
    ends_on: optional(calendarDay('Its last day; blank means never'), null),
    maximum_uses: uses('How often it can be used in all; blank means any number'),
    maximum_uses_per_shopper: uses('How often one shopper can use it; blank means any number'),
    first_order_only: optional(flag('Only for a shopper’s first order'), false),
    members_only: optional(flag('Only for members'), false),
    single_use_codes: optional(couponCodeList('Codes that can be used once each, instead of `code`'), []),
  },
});
