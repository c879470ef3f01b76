import type { ApiClient } from '@storefront/api/client';
import type { AdminCoupon } from '@storefront/api/entities/coupon';
import type { BodyOf } from '@storefront/api/operation-types';
import { formatMoney } from '@storefront/money/format-money';
import type { CouponsCommand, CouponTerms } from './arguments';
import { formatMoment } from './moment';
import { minorOf } from './option-values';
import { formatTable } from './table';

function giftOf({ kind, percent, amount, currency }: AdminCoupon): string {
  if (kind === 'percentage') return `${percent}%`;
  return kind === 'fixed' ? formatMoney(amount ?? 0, { currency }) : 'delivery';
}

const usesOf = ({ uses, maximumUses }: AdminCoupon) =>
  maximumUses === null ? String(uses) : `${uses} of ${maximumUses}`;

/** The terms with amounts in minor units of the business's currency, which is asked for only if there are amounts. */
async function termsInMinor(
  client: ApiClient,
  { amount, minimumSpend, ...terms }: CouponTerms,
  business: { business?: string },
): Promise<Omit<BodyOf<'POST /admin/coupon-add'>, 'business'>> {
  if (!amount && !minimumSpend) return terms;
  const listed = await client.call('POST /admin/coupons', { body: business });
  if (!listed.ok) throw new Error(listed.error.detail);
  const { currency } = listed.data;
  if (!currency) throw new Error('Name the business with --business: there are several');
  return {
    ...terms,
    ...(amount && { amount: minorOf(amount, currency) }),
    ...(minimumSpend && { minimumSpend: minorOf(minimumSpend, currency) }),
  };
}

/** Lists coupons, adds one or ends one. */
export async function runCouponsCommand(client: ApiClient, command: CouponsCommand): Promise<string[]> {
  const business = command.business === undefined ? {} : { business: command.business };
  if (command.action === 'add') {
    const added = await client.call('POST /admin/coupon-add', {
      body: { ...business, ...(await termsInMinor(client, command.terms, business)) },
    });
    if (!added.ok) throw new Error(added.error.detail);
    const { coupon, codes } = added.data;
    return [`${coupon.code} was added: ${coupon.name}`, ...(command.terms.singleUseCodes ? codes : [])];
  }
  if (command.action === 'end') {
    const ended = await client.call('POST /admin/coupon-end', { body: { ...business, code: command.code } });
    if (!ended.ok) throw new Error(ended.error.detail);
    return [`${ended.data.code} has ended`];
  }
  const result = await client.call('POST /admin/coupons', { body: business });
  if (!result.ok) throw new Error(result.error.detail);
  const rows = result.data.coupons.map((coupon) => [
    coupon.code,
    coupon.name,
    String(coupon.businessId),
    giftOf(coupon),
    coupon.minimumSpend ? formatMoney(coupon.minimumSpend, { currency: coupon.currency }) : '',
    formatMoment(coupon.startsAt),
    formatMoment(coupon.endsAt),
    usesOf(coupon),
    String(coupon.codes),
  ]);
  const headings = ['Coupon', 'Name', 'Business', 'Gives', 'Minimum', 'From', 'Until', 'Uses', 'Codes'];
  return [...formatTable(headings, rows), '', `${rows.length} coupons`];
}
