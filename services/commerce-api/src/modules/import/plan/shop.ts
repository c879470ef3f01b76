import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { banners, categories, deals, items } from '../../../database/schema/catalogue';
import { couponCodes, coupons } from '../../../database/schema/coupon';
import { operators } from '../../../database/schema/operator';
import { deliveryZones, slotTemplates } from '../../../database/schema/slots';
import { storeDeliveryAreas, stores } from '../../../database/schema/store';
import { CodeIndex } from './code-index';

export type StoreRow = typeof stores.$inferSelect;
export type CategoryRow = typeof categories.$inferSelect;
export type DealRow = typeof deals.$inferSelect;
export type TemplateRow = typeof slotTemplates.$inferSelect;
export type ZoneRow = typeof deliveryZones.$inferSelect;

/** A coupon; its code is its slug too. */
export type CouponHandle = typeof coupons.$inferSelect & { slug: string };

export type BannerRow = typeof banners.$inferSelect;
/** A banner; its slug is its code too. */
export type BannerHandle = BannerRow & { code: string };

/** The part of an item that is needed of all items at once; complete rows are read when they are compared. */
export type ItemHandle = Pick<typeof items.$inferSelect, 'id' | 'code' | 'slug' | 'categoryId' | 'position'>;

/** The stored data of a business before an import. */
export interface Shop {
  businessId: number;
  stores: CodeIndex<StoreRow>;
  areas: ReadonlyMap<number, string[]>;
  categories: CodeIndex<CategoryRow>;
  items: CodeIndex<ItemHandle>;
  deals: CodeIndex<DealRow>;
  coupons: CodeIndex<CouponHandle>;
  banners: CodeIndex<BannerHandle>;
  /** The owner of each code that shoppers enter. */
  couponCodes: ReadonlyMap<string, number>;
  /** The operators that an import added. */
  staff: (typeof operators.$inferSelect)[];
  templates: TemplateRow[];
  zones: ZoneRow[];
}

export async function readShop(db: Database, businessId: number): Promise<Shop> {
  const storeRows = await db.select().from(stores).where(eq(stores.businessId, businessId));
  const storeIds = storeRows.map(({ id }) => id);
  const areaRows = storeIds.length
    ? await db.select().from(storeDeliveryAreas).where(inArray(storeDeliveryAreas.storeId, storeIds))
    : [];
  const areas = new Map<number, string[]>();
  for (const { storeId, prefix } of areaRows) areas.set(storeId, [...(areas.get(storeId) ?? []), prefix]);
  const { id, code, slug, categoryId, position } = items;
  const handles = await db
    .select({ id, code, slug, categoryId, position })
    .from(items)
    .where(eq(items.businessId, businessId));
  const codeRows = await db.select().from(couponCodes).where(eq(couponCodes.businessId, businessId));
  // Members' rewards are granted by the service, so no file names or removes them.
  const rewards = new Set(codeRows.flatMap(({ couponId, memberId }) => (memberId === null ? [] : [couponId])));
  const couponRows = (await db.select().from(coupons).where(eq(coupons.businessId, businessId))).filter(
    ({ id }) => !rewards.has(id),
  );
  return {
    businessId,
    stores: new CodeIndex(storeRows),
    areas,
    categories: new CodeIndex(await db.select().from(categories).where(eq(categories.businessId, businessId))),
    items: new CodeIndex(handles),
    deals: new CodeIndex(await db.select().from(deals).where(eq(deals.businessId, businessId))),
    banners: new CodeIndex(
      (await db.select().from(banners).where(eq(banners.businessId, businessId))).map((row) => ({
        ...row,
        code: row.slug,
      })),
    ),
    coupons: new CodeIndex(couponRows.map((row) => ({ ...row, slug: row.code }))),
    couponCodes: new Map(codeRows.map(({ code: typed, couponId }) => [typed, couponId])),
    staff: await db
      .select()
      .from(operators)
      .where(and(eq(operators.businessId, businessId), isNotNull(operators.code))),
    templates: storeIds.length
      ? await db.select().from(slotTemplates).where(inArray(slotTemplates.storeId, storeIds))
      : [],
    zones: storeIds.length ? await db.select().from(deliveryZones).where(inArray(deliveryZones.storeId, storeIds)) : [],
  };
}
