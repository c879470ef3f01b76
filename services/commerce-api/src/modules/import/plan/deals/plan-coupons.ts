import { instantOf } from '@storefront/dates/zone';
import { addDays } from '../../../../time/local-day';
import { findTermsFault } from '../../../coupons/coupon-terms';
import type { CouponCodeRow, CouponRow } from '../../../coupons/coupons.repository';
import type { couponsFile } from '../../files/coupons-file';
import type { NamedRow } from '../named-rows';
import type { PlanContext } from '../plan-context';
import { requireFieldsOfNewRow } from '../required-fields';
import type { CouponHandle } from '../shop';
import { ChangeCount, valueOrDefault, valueOrNull, Writes } from '../table-writes';

/** A coupon as it is compared and written; its uses stay as they are. */
type WrittenCoupon = Omit<CouponRow, 'uses'>;
type NamedCoupon = NamedRow<typeof couponsFile.columns, CouponHandle>;

export interface CouponsPlan {
  writes: Writes<WrittenCoupon>;
  addCodes: Pick<CouponCodeRow, 'businessId' | 'code' | 'couponId' | 'maximumUses'>[];
  removeCodes: string[];
  remove: number[];
  tally: ChangeCount;
}

function idsOf(
  { problems, items, categories }: PlanContext,
  row: NamedCoupon['row'],
  column: 'items' | 'categories',
  was: number[] | undefined,
): number[] {
  const named = row.values[column];
  if (named === undefined) return was ?? [];
  const { idOf, unknown } = column === 'items' ? items : categories;
  return named.flatMap((code) => {
    const id = idOf(code);
    if (id === undefined) problems.add('coupons', row.row, column, unknown(code));
    return typeof id === 'number' ? [id] : [];
  });
}

function couponRow(context: PlanContext, { id, code, row, existing: was }: NamedCoupon): WrittenCoupon {
  const { values } = row;
  const zone = context.business.settings.timeZone;
  const from = (day: string | null | undefined) => (day == null ? day : instantOf(day, '00:00', zone));
  return {
    id,
    businessId: context.business.id,
    code,
    name: valueOrDefault(values.name, was?.name, ''),
    kind: valueOrDefault(values.kind, was?.kind, 'fixed'),
    percent: valueOrNull(values.percent, was?.percent),
    amount: valueOrNull(values.amount, was?.amount),
    minimumSpend: valueOrDefault(values.minimum_spend, was?.minimumSpend, 0),
    itemIds: idsOf(context, row, 'items', was?.itemIds),
    categoryIds: idsOf(context, row, 'categories', was?.categoryIds),
    startsAt: valueOrNull(from(values.starts_on), was?.startsAt),
    endsAt: valueOrNull(from(values.ends_on == null ? values.ends_on : addDays(values.ends_on, 1)), was?.endsAt),
    maximumUses: valueOrNull(values.maximum_uses, was?.maximumUses),
    maximumUsesPerShopper: valueOrNull(values.maximum_uses_per_shopper, was?.maximumUsesPerShopper),
    firstOrderOnly: valueOrDefault(values.first_order_only, was?.firstOrderOnly, false),
    membersOnly: valueOrDefault(values.members_only, was?.membersOnly, false),
  };
}

/** Plans the codes of a coupon. @returns whether they change */
function planCodes(
  { business, shop, problems }: PlanContext,
  plan: CouponsPlan,
  { id, code, row, existing }: NamedCoupon,
): boolean {
  const named = row.values.single_use_codes;
  if (named === undefined && existing) return false;
  const wanted = named?.length ? named : [code];
  const taken = new Set(plan.addCodes.map((one) => one.code));
  const had = [...shop.couponCodes].flatMap(([typed, owner]) => (owner === id ? [typed] : []));
  const added = wanted.filter((one) => !had.includes(one));
  for (const one of added)
    if (shop.couponCodes.has(one) || taken.has(one))
      problems.add('coupons', row.row, 'code', `${one} is a code of another coupon`);
  const maximumUses = named?.length ? 1 : null;
  plan.addCodes.push(...added.map((one) => ({ businessId: business.id, code: one, couponId: id, maximumUses })));
  const removed = had.filter((one) => !wanted.includes(one));
  plan.removeCodes.push(...removed);
  return added.length + removed.length > 0;
}

/** The stored row: only the index of codes needs a slug. */
const withoutSlug = ({ slug: _slug, ...row }: CouponHandle): CouponRow => row;

export function planCoupons(context: PlanContext): CouponsPlan {
  const { coupons, shop, files, removeMissing, problems } = context;
  const tally = new ChangeCount('coupons');
  const plan: CouponsPlan = { writes: new Writes(), addCodes: [], removeCodes: [], remove: [], tally };
  for (const named of coupons.rows) {
    const { code, row, existing } = named;
    context.step(1);
    if (!existing && !requireFieldsOfNewRow('coupons', code, row, problems)) continue;
    const coupon = couponRow(context, named);
    const fault = findTermsFault(coupon);
    if (fault && !row.faulty.has(fault.field) && !row.faulty.has('kind'))
      problems.add('coupons', row.row, fault.field, fault.message);
    const outcome = plan.writes.add(existing && withoutSlug(existing), coupon);
    const changesCodes = planCodes(context, plan, named);
    tally.record(outcome === 'unchanged' && changesCodes ? 'changed' : outcome);
  }
  if (!files.coupons.isPresent) return plan;
  const others = shop.coupons.all.filter(({ id }) => !coupons.mentioned.has(id));
  plan.remove = removeMissing ? others.map(({ id }) => id) : [];
  tally.record(removeMissing ? 'removed' : 'missing', others.length);
  return plan;
}
