import type { AdminCoupon } from '@storefront/api/entities/coupon';
import { countText } from '@storefront/messages/count-text';
import { formatMoney } from '@storefront/money/format-money';

/** What a coupon gives, and to whom. */
export type CouponRule = Pick<
  AdminCoupon,
  | 'kind'
  | 'percent'
  | 'amount'
  | 'minimumSpend'
  | 'maximumUses'
  | 'maximumUsesPerShopper'
  | 'firstOrderOnly'
  | 'membersOnly'
> & {
  /** How many items and categories it is limited to; 0 for all goods. */
  readonly scope: number;
};

/** The rule of a coupon in a sentence: '10% off from £30, on a member's first order, once for each shopper.' */
export function ruleSentence(rule: CouponRule, currency: string): string {
  const { minimumSpend, maximumUses, maximumUsesPerShopper, firstOrderOnly, membersOnly, scope } = rule;
  const spend = minimumSpend > 0 ? ` from ${formatMoney(minimumSpend, { currency })}` : '';
  const goods = scope > 0 ? ' of the goods it names' : '';
  const who = [
    firstOrderOnly && (membersOnly ? 'on a member’s first order' : 'on a first order'),
    !firstOrderOnly && membersOnly && 'for members',
    maximumUsesPerShopper && `${timesText(maximumUsesPerShopper)} for each shopper`,
    maximumUses && `${timesText(maximumUses)} in all`,
  ].filter((part): part is string => Boolean(part));
  return `${[`${gives(rule, currency)}${spend}${goods}`, ...who].join(', ')}.`;
}

function gives({ kind, percent, amount }: CouponRule, currency: string): string {
  if (kind === 'free_delivery') return 'Free delivery';
  return kind === 'percentage' ? `${percent ?? 0}% off` : `${formatMoney(amount ?? 0, { currency })} off`;
}

const timesText = (count: number): string => (count === 1 ? 'once' : countText(count, 'time'));

/** A basket of forty pounds, or of the smallest that the coupon is for; a multiple of one pound divides without a rest. */
const EXAMPLE_BASKET = 4_000;
const WHOLE = 100;

/** What a basket pays with the coupon: 'A basket of £40.00 pays £36.00.' */
export function workedExample({ kind, percent, amount, minimumSpend, scope }: CouponRule, currency: string): string {
  const basket = Math.max(EXAMPLE_BASKET, Math.ceil(minimumSpend / WHOLE) * WHOLE);
  const money = (minor: number) => formatMoney(minor, { currency });
  const goods = scope > 0 ? ' of these goods' : '';
  if (kind === 'free_delivery') return `A basket of ${money(basket)}${goods} pays nothing for its delivery.`;
  const off = kind === 'percentage' ? Math.floor((basket * (percent ?? 0)) / 100) : Math.min(basket, amount ?? 0);
  const deals = kind === 'percentage' ? ' Goods in a deal are not reduced again.' : '';
  return `A basket of ${money(basket)}${goods} pays ${money(basket - off)}.${deals}`;
}

/** Whether shoppers can use a coupon now. */
export function couponState(
  { startsAt, endsAt, maximumUses, uses }: Pick<AdminCoupon, 'startsAt' | 'endsAt' | 'maximumUses' | 'uses'>,
  now: number,
): 'live' | 'planned' | 'ended' | 'used-up' {
  if (endsAt && Date.parse(endsAt) <= now) return 'ended';
  if (maximumUses !== null && uses >= maximumUses) return 'used-up';
  return startsAt && Date.parse(startsAt) > now ? 'planned' : 'live';
}
