import type { ApiClient } from '@storefront/api/client';
import type { AdminCoupon } from '@storefront/api/entities/coupon';
import { formatMoney } from '@storefront/money/format-money';
import type { CouponsCommand } from './arguments';
import { formatMoment } from './moment';
import { formatTable } from './table';

function giftOf({ kind, percent, amount }: AdminCoupon): string {
  if (kind === 'percentage') return `${percent}%`;
  return kind === 'fixed' ? formatMoney(amount ?? 0) : 'delivery';
}

const usesOf = ({ uses, maximumUses }: AdminCoupon) =>
  maximumUses === null ? String(uses) : `${uses} of ${maximumUses}`;

/** Lists coupons, adds one or ends one. */
export async function runCouponsCommand(client: ApiClient, command: CouponsCommand): Promise<string[]> {
  const business = command.business === undefined ? {} : { business: command.business };
  if (command.action === 'add') {
    const added = await client.call('POST /admin/coupon-add', { body: { ...business, ...command.terms } });
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
    coupon.minimumSpend ? formatMoney(coupon.minimumSpend) : '',
    formatMoment(coupon.startsAt),
    formatMoment(coupon.endsAt),
    usesOf(coupon),
    String(coupon.codes),
  ]);
  const headings = ['Coupon', 'Name', 'Business', 'Gives', 'Minimum', 'From', 'Until', 'Uses', 'Codes'];
  return [...formatTable(headings, rows), '', `${rows.length} coupons`];
}
