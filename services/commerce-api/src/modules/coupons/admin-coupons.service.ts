import { randomInt } from 'node:crypto';
import type { AdminCoupon } from '@storefront/api/entities/coupon';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { instantOf } from '@storefront/dates/zone';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { categories, items } from '../../database/schema/catalogue';
import { couponCodes, coupons } from '../../database/schema/coupon';
import { newId } from '../../ids';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { addDays, isDay } from '../../time/local-day';
import { allBusinesses, type Business } from '../businesses/businesses.repository';
import { findBusiness } from '../businesses/find-business';
import { normaliseCouponCode } from './coupon-code';
import { findTermsFault } from './coupon-terms';
import type { CouponRow } from './coupons.repository';

function adminView({ id, startsAt, endsAt, ...coupon }: CouponRow, currency: string, codes: number): AdminCoupon {
  return {
    ...coupon,
    couponId: id,
    currency,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    codes,
  };
}

export async function listCoupons(
  context: ServiceContext,
  { business }: BodyOf<'POST /admin/coupons'>,
): Promise<ReplyOf<'POST /admin/coupons'>> {
  const all = await allBusinesses(context);
  const only = business === undefined && all.length > 1 ? undefined : await findBusiness(context, business);
  const currencyOf = new Map(all.map(({ id, settings }) => [id, settings.currency]));
  const rows = await context.db
    .select({
      coupon: coupons,
      codes: sql<number>`(select count(*)::int from ${couponCodes} where ${couponCodes.couponId} = ${coupons.id})`,
    })
    .from(coupons)
    .where(only && eq(coupons.businessId, only.id))
    .orderBy(asc(coupons.businessId), asc(coupons.code));
  return {
    coupons: rows.map(({ coupon, codes }) => adminView(coupon, currencyOf.get(coupon.businessId) ?? '', codes)),
    currency: only?.settings.currency ?? null,
  };
}

/** The ids of items or categories by their codes or slugs. @throws Problem coupon_terms_invalid for an unknown one */
async function idsOf(
  db: Database,
  table: typeof items | typeof categories,
  businessId: number,
  names: readonly string[],
): Promise<number[]> {
  if (names.length === 0) return [];
  const rows = await db
    .select({ id: table.id, code: table.code, slug: table.slug })
    .from(table)
    .where(and(eq(table.businessId, businessId), or(inArray(table.code, [...names]), inArray(table.slug, [...names]))));
  return names.map((name) => {
    const row = rows.find(({ code }) => code === name) ?? rows.find(({ slug }) => slug === name);
    if (!row) throw refuse('coupon_terms_invalid', `There is no ${table === items ? 'item' : 'category'} ${name}`);
    return row.id;
  });
}

function dayStart(day: string | undefined, { settings }: Business, daysLater = 0): Date | null {
  if (day === undefined) return null;
  if (!isDay(day)) throw refuse('coupon_terms_invalid', `${day} is not a day`);
  return instantOf(daysLater ? addDays(day, daysLater) : day, '00:00', settings.timeZone);
}

/** Letters and digits that are not mistaken for each other. */
const CODE_CHARACTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** 32 to the power of ten: a guess hits one of a thousand codes once in a million million. */
const CODE_RANDOM_LENGTH = 10;

const singleUseCode = (prefix: string) =>
  `${prefix}-${Array.from({ length: CODE_RANDOM_LENGTH }, () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)]).join('')}`;

/** The longest prefix of a single-use code, so that it is not longer than a code may be. */
const PREFIX_MAX_LENGTH = 24;

export async function addCoupon(
  context: ServiceContext,
  body: BodyOf<'POST /admin/coupon-add'>,
): Promise<ReplyOf<'POST /admin/coupon-add'>> {
  const business = await findBusiness(context, body.business);
  const code = normaliseCouponCode(body.code);
  if (!code || (body.singleUseCodes && code.length > PREFIX_MAX_LENGTH))
    throw refuse('coupon_terms_invalid', `${body.code} is not a code, such as WELCOME10`);
  return inTransaction(context.db, async (tx) => {
    const row: CouponRow = {
      id: newId(),
      businessId: business.id,
      code,
      name: body.name,
      kind: body.kind,
      percent: body.percent ?? null,
      amount: body.amount ?? null,
      minimumSpend: body.minimumSpend ?? 0,
      itemIds: await idsOf(tx, items, business.id, body.items ?? []),
      categoryIds: await idsOf(tx, categories, business.id, body.categories ?? []),
      startsAt: dayStart(body.startsOn, business),
      endsAt: dayStart(body.endsOn, business, 1),
      maximumUses: body.maximumUses ?? null,
      maximumUsesPerShopper: body.maximumUsesPerShopper ?? null,
      firstOrderOnly: body.firstOrderOnly ?? false,
      membersOnly: body.membersOnly ?? false,
      uses: 0,
    };
    const fault = findTermsFault(row);
    if (fault) throw refuse('coupon_terms_invalid', `${fault.field}: ${fault.message}`);
    const codes = body.singleUseCodes ? Array.from({ length: body.singleUseCodes }, () => singleUseCode(code)) : [code];
    const added = await tx.insert(coupons).values(row).onConflictDoNothing().returning({ id: coupons.id });
    const maximumUses = body.singleUseCodes ? 1 : null;
    const rows = codes.map((one) => ({ businessId: business.id, code: one, couponId: row.id, maximumUses }));
    const written = await tx
      .insert(couponCodes)
      .values(rows)
      .onConflictDoNothing()
      .returning({ code: couponCodes.code });
    if (added.length === 0 || written.length < rows.length) throw refuse('coupon_exists', `${code} exists already`);
    return { coupon: adminView(row, business.settings.currency, codes.length), codes };
  });
}

export async function endCoupon(
  context: ServiceContext,
  body: BodyOf<'POST /admin/coupon-end'>,
  now: Date,
): Promise<ReplyOf<'POST /admin/coupon-end'>> {
  const business = await findBusiness(context, body.business);
  return inTransaction(context.db, async (tx) => {
    const [row] = await tx
      .update(coupons)
      .set({ endsAt: sql`least(coalesce(${coupons.endsAt}, 'infinity'), ${now.toISOString()}::timestamptz)` })
      .where(and(eq(coupons.businessId, business.id), eq(coupons.code, normaliseCouponCode(body.code) ?? '')))
      .returning();
    if (!row) throw refuse('coupon_not_found', `There is no coupon ${body.code}`);
    return adminView(row, business.settings.currency, await tx.$count(couponCodes, eq(couponCodes.couponId, row.id)));
  });
}
