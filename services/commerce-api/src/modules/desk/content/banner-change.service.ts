import type { BannerValues, DeskBanner } from '@storefront/api/entities/desk/desk-banner';
import type { BodyOf } from '@storefront/api/operation-types';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { inTransaction } from '../../../database/in-transaction';
import { banners } from '../../../database/schema/catalogue';
import { changeWithKey } from '../../../http/change-with-key';
import type { KeyedRequest } from '../../../http/idempotency';
import { newId } from '../../../ids';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import type { Business } from '../../businesses/businesses.repository';
import { canonicalJson } from '../../businesses/canonical-json';
import { bannerFaults } from './banner-faults';
import { type BannerRow, bannerColumns, bannerValues } from './banner-values';
import { bannerViews } from './banners.service';
import { freeSlug } from './free-slug';

/** @throws Problem banner_invalid with every fault and its field */
async function checkedColumns(tx: Database, business: Business, set: BannerValues, row?: BannerRow) {
  const zone = business.settings.timeZone;
  const columns = bannerColumns(set, zone, row);
  const faults = await bannerFaults(tx, business.id, set, columns, row && bannerValues(row, zone));
  if (faults.length > 0) throw refuse('banner_invalid', faults.map(({ message }) => message).join('. '), faults);
  return columns;
}

async function viewOf(context: ServiceContext, business: Business, row: BannerRow, now: Date): Promise<DeskBanner> {
  const [view] = await bannerViews(context, business, [row], now);
  if (!view) throw new Error('A banner has no view');
  return view;
}

/**
 * Adds a banner, once for each Idempotency-Key.
 * @throws Problem banner_invalid, idempotency_key_reused
 */
export async function addBanner(
  context: ServiceContext,
  business: Business,
  { set }: BodyOf<'POST /desk/banner-add'>,
  request: KeyedRequest | undefined,
  now: Date,
): Promise<DeskBanner> {
  const row = await changeWithKey(context, request, async (tx) => {
    const columns = await checkedColumns(tx, business, set);
    const id = newId();
    const slug = await freeSlug(tx, banners, { businessId: business.id, id, name: set.title, kind: 'banner' });
    const added = { ...columns, id, businessId: business.id, slug };
    await tx.insert(banners).values(added);
    return { reply: { bannerId: id }, isChanged: true };
  });
  const [added] = await context.db.select().from(banners).where(eq(banners.id, row.bannerId));
  if (!added) throw refuse('banner_not_found');
  return viewOf(context, business, added, now);
}

/**
 * Changes a banner that is still as it was seen. A repeated call finds it as it should be, and changes nothing.
 * @throws Problem banner_changed, banner_invalid, banner_not_found
 */
export async function changeBanner(
  context: ServiceContext,
  business: Business,
  { bannerId, seen, set }: BodyOf<'POST /desk/banner-change'>,
  now: Date,
): Promise<DeskBanner> {
  const changed = await inTransaction(context.db, async (tx) => {
    const isOwn = and(eq(banners.id, bannerId), eq(banners.businessId, business.id));
    const [row] = await tx.select().from(banners).where(isOwn).for('update');
    if (!row) throw refuse('banner_not_found');
    const current = canonicalJson(bannerValues(row, business.settings.timeZone));
    if (current === canonicalJson(set)) return row;
    if (current !== canonicalJson(seen)) throw refuse('banner_changed');
    const columns = await checkedColumns(tx, business, set, row);
    await tx.update(banners).set(columns).where(isOwn);
    return { ...row, ...columns };
  });
  return viewOf(context, business, changed, now);
}
